# What the Norwegian edition (001) calls its things, in English.

-hint-token = { $form ->
   *[one] blue token
    [many] blue tokens
    [Many] Blue tokens
}
-mistake-token = { $form ->
   *[one] red token
    [many] red tokens
    [Many] Red tokens
}
