# What the classic German edition (002) calls its things, in English.

-mistake-token = { $form ->
   *[one] storm token
    [many] storm tokens
    [Many] Storm tokens
}
