/** Opens a wish, whatever is asked in it. */
export const politeness =
  "^(?:(?:please|and|also|just|maybe|perhaps|can|could|would|you|we|i|want|like|'d|to|let|'s) )*"
export const adding = new RegExp(
  `${politeness}(?:with (?:an?|some) (?!.*\\b(?:tone|mood|style|feel|feeling|language|voice|vibe|atmosphere|rhythm)\\b)(?!(?:little |tiny |wee )?bit\\b|lot\\b|different\\b|new\\b)|(?:add|include|introduce|invite)\\b|(?:bring|put|throw|work|squeeze) in (?:a|an|another|some|the|his|her|their|our|my)\\b)`,
)
/** "Call Leo Theo", "rename Leo to Theo". */
export const calling = new RegExp(`${politeness}(?:call|rename|name) (?!it\\b|this\\b|the\\b)`)
export const measuring = new RegExp(`${politeness}(more|less|fewer)\\b`)
export const leaving = new RegExp(
  `${politeness}(?:(?:leave|take|cut|keep|write)(?: \\S+){0,4} out\\b|(?:remove|delete|drop|lose|ditch|erase|omit|exclude)\\b|get rid of\\b)`,
)
/** "Call it The Goat Who Ate Friday". */
export const titling = new RegExp(`${politeness}(?:call|name|title) (?:it|this|the story|the book)\\b`)
/** "Call the unicorn Sparkle". */
export const naming = new RegExp(
  `${politeness}(?:call|rename) (?:the|our|my|his|her|their) (?!story|book|title)`,
)
/** "A different story please". */
export const otherStory = new RegExp(
  `${politeness}(?:a |an |some |try |tell |make |write |give us |give me |do )*(?:(?:completely|totally|whole|very) )?(?:different|another|new|other) (?:story|plot|tale|idea)(?: altogether| entirely| please| pls| instead)*$`,
)
/** "And a title like The Hole in the Stone". */
export const titled =
  /^(?:and |maybe |perhaps |with |also )*(?:a|the|my|our)? ?title (?:like|such as|of|(?:could|might|should|must) be) \S/
/** Behind a word about the title: "what about The Night the Generator Sang". */
export const proposing = /^(?:maybe |perhaps |so |or )?(?:what|how) about /

/** "Keep the snail captain"; not "keep it short", "keep the dog out". */
export const keeping = new RegExp(
  `${politeness}keep (?:the|that|this|those|these|his|her|their|our|my) (?!.*\\b(?:out|away|off|short|simple|brief|from)\\b)`,
)
/** "Leave the people as they are". */
export const asItIs = new RegExp(`${politeness}leave .+ as (?:it|they|he|she|that) (?:is|are|was|were)\\b`)
/** "Let it happen in the forest". */
export const happening = new RegExp(
  `${politeness}(?:have it|make it|it (?:should|could|can|has to))? ?(?:it )?(?:set|happen|take place)(?: it| the story)? (?:in|at|on|by) `,
)
/** "Could it be in winter instead". */
export const inSeason =
  /^(?:(?:please|and|also|but|can|could|would|should|it|the|story|be|is|was|set|make|let) )*(?:in|during) (?:the )?(?:winter|summer|spring|autumn|fall|january|february|march|april|may|june|july|august|september|october|november|december)(?: instead)?(?: please)?(?: \?)?$/
/** "Make a storm come". */
export const coming =
  /\b(?:make|have|let) (?:an? )?(?:\S+ ){1,3}(?:come|comes|appear|appears|arrive|arrives|turn up|show up)\b/
export const going = /\b(?:must|has to|have to|should|can|could|needs to|need to) go$/

export const disliking =
  /\b(?:n't|not|never) (?:really )?(?:like|want|need|love|enjoy)\b(?! (?:that|this|it|him|her|them)\b)|\bhates?\b|\bdislikes?\b/
/** "I did not like the goose." */
export const notLiked =
  /^(?:but |and )?(?:i|we|she|he|they|my \S+|our \S+) (?:really )?(?:do|did|does) ?(?:n't|not) (?:really )?(?:like|enjoy|care for) the \S+(?: \S+)?$/
export const everywhere =
  /\b(?:every|each|all|more|most) (?:the )?(?:page|pages|scene|scenes|part|parts|picture|pictures)\b/
export const having = /^(?:has|have|owns|'s got|got)$/
/** Without one of these, "ended with them dancing" asks for an ending, and not for bed. */
export const sleeping =
  /\b(?:bed\w*|sleep\w*|asleep|night\w*|good ?night|lullab\w*|yawn\w*|dream\w*|tuck\w*|doz\w*|nod\w*|snor\w*|snuggl\w*|cuddl\w*|pillow|blanket|pyjamas|pajamas|lights|wind|winds|calm\w*|quiet\w*|settl\w*|eyes|tired|cosy|cozy|peaceful\w*|drift\w*|rest\w*|moon|stars)\b/
