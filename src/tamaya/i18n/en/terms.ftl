### What the boxes call differently, in neutral words; boxes/ replaces them. A language adds terms and forms as its grammar needs
### them (docs/translating.md): these are all that English does.

-hint-token = { $form ->
   *[one] hint token
    [many] hint tokens
    [Many] Hint tokens
}
-mistake-token = { $form ->
   *[one] mistake token
    [many] mistake tokens
    [Many] Mistake tokens
}
-master = master
