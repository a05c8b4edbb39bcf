/** Names that are words as well; in small letters they are only that. */
const everyday =
  /^(?:will|may|hope|grace|joy|mark|bill|rob|art|drew|dawn|faith|rose|june|april|august|penny|jack|frank|sunny|guy|dale|glen|reed|rich|chase|ace|max|sky|star|bear|pip|lily|daisy|ivy|ruby|pearl|summer|autumn|olive|hazel|ginger|angel|brook|cliff|heath|jade|amber|crystal|blue|red|duke|king|prince|lane|page|violet|poppy|holly|robin|wren|jay|fox|wolf|river|rain|storm|forest|rusty|happy|lucky|fluffy|bean|peanut|pepper|cookie|button|biscuit|the|and|of|little|big)$/

/** Whether a word is written as the ordinary word that some name is, too: "rose", not "Rose". */
export const isEverydayWord = (word: string): boolean => everyday.test(word)
