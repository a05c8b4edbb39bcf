/** How a story is to be told, in words that mean one thing. */
export const sayingsOfTelling: readonly (readonly [RegExp, string])[] = [
  // "Calm it down at the end", "tone it down", "it should bring him down".
  [
    /^(?!.*\b(?:lectur\w*|preach\w*|moral\w*|end|ending)\b).*\b(?:calm|tone|quieten|slow|wind|settle) (?:it|this|that|things|everything|him|her|them|the \S+)(?: all| right| a bit)? down\b|\bbring (?:him|her|us|my \S+) down\b/,
    'calmer',
  ],
  // "Same story please", "same people".
  [
    /^(?:(?:but|and|please|just|with|keep|the) )*same (?:story|events?|tale|people|characters|plot|ending|everything)(?: please| as before| again)?$/,
    'keep',
  ],
  // "Find different wording".
  [
    /^(?:(?:but|and|please|just|find|use|try|with|in|a|some|again) )*(?:different|other|fresh|new|another) wording\b/,
    'other-words',
  ],
  // "Can they talk a bit more with each other", "nobody speaks".
  [
    /\b(?:talk|speak|chat) (?:a bit |a little |much |some )?more (?:with|to) (?:each other|one another)\b|^(?:but |and )?(?:nobody|no one|no - one) (?:ever )?(?:speaks|talks|says (?:a word|anything))\b/,
    'more-dialogue',
  ],
  // "More please!", "a bit more of it".
  [
    /^(?:(?:please|and|just) )*(?:(?:a bit|a little|much|some|lots|even) )?more(?: of (?:it|this|the same))?(?: please| pls)?$/,
    'longer',
  ],
  // "A sentence or two fewer", "over in one minute", "a page or two more".
  [
    /\b(?:sentences?|lines?|pages?|paragraphs?)(?: or two| or so)? (?:fewer|less)\b|\bover in (?:a|one|two|three|five) minutes?\b/,
    'shorter',
  ],
  [
    /\b(?:a|another|one|two) (?:good )?(?:sentences?|lines?|pages?|paragraphs?)(?: or two| or so)? more\b/,
    'longer',
  ],
  // "More happening in it".
  [
    /^(?:(?:and|but|please|needs|with|want|wants) )*more (?:happening|going on|action|meat)(?: (?:in|on) (?:it|this)| please)*$/,
    'more-exciting',
  ],
  [/^(?:please )?start (?:again )?(?:from scratch|all over|over completely)$/, 'other-plot'],
  // "Make it start raining".
  [/\b(?:start|starts|begin|begins) (?:raining|snowing|to rain|to snow|storming|thundering)\b/, 'time'],
  // "“Perished” is much too hard", "what is he to do with “reluctantly”?", "he doesn't know what is persevered".
  [
    /“”.*\b(?:too hard|too difficult|too big|too long|hard for|difficult for|does n't know|do n't know|means nothing)\b|^what (?:is|are) (?:.*\bto do with )?“”$|\b(?:does|do|did|wo|can|could)(?: ?n't| not) (?:even |yet )?(?:know|understand|get) (?:what (?:is|are|a|an) |the words? |this word|that word|these words)/,
    'simpler',
  ],
]
