/** How near a picture is, how light, and what of it is cut off, in words that mean one thing. */
export const idiomsOfView: readonly (readonly [RegExp, string])[] = [
  // "Come nearer to the bean": we are to; who "should come nearer to Ida" goes there.
  [
    /^(?:(?:please|can|could|would|you|and|just|maybe) )*(?:come|go|get|move) (?:a bit |a little |much |in )?(?:nearer|closer) to (?:the|his|her|their)\b/,
    'closer',
  ],
  [
    /\b(?:go|going|come|coming|get|zoom) (?:right |straight |really )?(?:in|tight)(?: (?:on|where|at|tight)\b|$)/,
    'closer',
  ],
  // "Can the tree be seen to the top", "I wish to see all of the box", "more of the fjord".
  [
    /\b(?:see|show|seen|visible)\b.*\b(?:to the top|from top to bottom|all of (?:the|it|this|that))\b|^(?:.* )?(?:see|show|have|get|want|like) (?:\S+ )?more of (?:(?:the|this) )?(?!him|her|them|it\b|his|their)(?!\S*(?:face|child|kids|boy|girl))\S+(?: and (?:the )?\S+)?(?: to be seen)?$/,
    'wider',
  ],
  [
    /^(?!.*\b(?:faces?|heads?|hair|fringe)\b).*\b(?:is|are|gets?|got|being|it 's|he 's|she 's) (?:cut|cropped|chopped|sliced)(?: off| away)?(?: (?:on|at|by) .*)?$/,
    'wider',
  ],
  // "The wind in her hair".
  [/\b(?:wind|breeze) (?:blowing )?(?:in|through) (?:his|her|their|\S+ 's) hair\b/, 'weather'],
  // "They're tiny in the distance".
  [
    /^(?:but |and |why )*(?:they|the (?:kids|children|two|people|figures))(?: are|'re| 're| look)? (?:so |too |very |rather |a bit |really )*(?:tiny|small|little)(?: (?:in|on) (?:the distance|it|this|that|the picture)| there| here)*$/,
    'closer',
  ],
  // "Later in the day, almost dark".
  [
    /^(?:(?:please|a bit|a little|much|maybe|it should be|make it|set it|and|should|be) )*later(?: in the (?:day|evening|afternoon))?(?: please|,? .*\bdark)?$/,
    'darker',
  ],
  // "Less dark".
  [
    /^(?:please |a bit |a little |much |make it |it should be )*(?:less|not so|not as|not that) dark\b(?! (?:blue|green|brown|red|hair|skin))/,
    'brighter',
  ],
  // "More light on her face", "the faces are too small to see".
  [/\bmore light on (?:his|her|their|the) (?:face|faces|eyes)\b/, 'brighter'],
  [
    /^(?:but |and )?(?:the|their|his|her|all) faces? (?:are|is|'s|look) (?:(?:way|far|much|so|too|very) )*(?:small|tiny|far)\b/,
    'closer',
  ],
  // "Bring the camera nearer to her".
  [/\bcamera (?:\S+ )?(?:nearer|closer|in)\b/, 'closer'],
  // "Show their feet".
  [
    /^(?:(?:please|can|could|you|we|and|i|want to|let's) )*(?:show|see) (?:us )?(?:his|her|their|\S+ 's) (?:feet|shoes|legs|boots|whole body)(?: too| please| as well)?$/,
    'wider',
  ],
  [
    /^(?:(?:but|and|their|his|her|the) )*heads? (?:is|are|gets?) (?:cut|cropped|chopped|sliced)(?: off| away)?(?: (?:on|at|by) .*)?$/,
    'wider',
  ],
  // "Turn Ida", "we only see his back".
  [
    /^(?:(?:please|can|could|would|you|and) )*turn (?!(?:it|the|that|this|off|on|down|up|left|right)\b)\S+(?: round| around| to us| to face us| towards us)?$/,
    'turn',
  ],
  [/\b(?:only|just) see (?:\S+ ){0,3}?(?:from (?:the )?(?:back|behind)|backs?)$/, 'turn'],
  // "It's like a cellar", "I can't see a thing", "dark dark dark".
  [
    /^(?:and |but |so |because )*(?:it|this|that|everything|the (?:room|picture|scene|kitchen|house|street)) ?(?:is|'s|looks?|feels?) (?:dark |black )?(?:like|as) (?:in |inside )?(?:an? |the )?(?:cellar|cave|tomb|dungeon|crypt|power cut|coal mine|mine|coal hole)\b/,
    'brighter',
  ],
  [
    /^(?:but |and |sorry |because )*(?:i|we|you|one) (?:can not|cannot|ca n't|can't|could n't|can hardly|can barely) (?:really |even )?see (?:a thing|anything|nothing|much|properly|what is going on|what 's going on)\b/,
    'brighter',
  ],
  [/^(?:(?:so|too|very|it is|it's|it 's) )?(?<gloom>dark|gloomy|dim|black)(?: ,? ?\k<gloom>)+$/, 'brighter'],
  [/^(?:a )?(?:calmer|softer|gentler|warmer) (?:light|lights|lighting|colou?rs?|tones?)\b/, 'colours-mood'],
  // "The sun just coming up" is an hour.
  [
    /^(?:(?:and|with|maybe) )*(?:the )?sun (?:is |'s |was |just |only )*(?:coming up|rising|going down|setting|low|almost gone|nearly gone|almost down|nearly down)\b/,
    'time',
  ],
  [
    /^(?:so |and |please |just )*make it (?:january|february|march|april|may|june|july|august|september|october|november|december)\b/,
    'weather',
  ],
  [/^less like an? (?!baby|grown)\S/, 'style'],
  // "Something calmer", behind a style that is not liked.
  [
    /^(?:but |and |maybe )*(?:something|it should be|make it) (?:calmer|softer|gentler|warmer|more colou?rful|brighter)$/,
    'colours-mood',
  ],
  // "We read this in October", "it's for April", "cherry time is June".
  [
    /^(?:but |and )*(?:(?:we|they|i|he|she) (?:(?:will|'ll) )?read (?:this|it)|(?:it|this)(?: ?(?:is|'s))?(?: for| in| set in)?|\S+ (?:time|season) is)(?: in| for)? (?:january|february|march|april|june|july|august|september|october|november|december|easter|christmas)(?: here)?$/,
    'weather',
  ],
  // "Set at Easter", "so make it October or so".
  [
    /^(?:(?:please|so|just|make|set|have|put|let|it|its|it's|'s|is|be|should|must|could|at|in|to|around|about|maybe|early|late|the) )+(?:january|february|march|april|june|july|august|september|october|november|december|easter|christmas)(?: time)?(?: or so)?(?: please| pls| instead)?$/,
    'weather',
  ],
  // "From up high", "from beneath with all the sky", "can we look at it from above".
  [
    /^(?:(?:maybe|please|draw|do|show|have|it|and|but|seen|right|can|could|we|i|you|look|see|at|this|scene|picture|the) )*from (?:(?:up|down|right|high|way|far) )*(?:high|above|below|beneath|underneath|overhead)\b/,
    'other-view',
  ],
  // "Could it be inside?"
  [
    /^(?:and |but )?(?:could|can|might|should|may) (?:it|this|they|we|he|she) (?:be|happen|play|sit|stand)(?: all)? (?:inside|outside|indoors|outdoors)(?: please| instead)?$/,
    'place',
  ],
  [/^(?:but |and )?it ?(?:'s|is) \S+ in the (?:story|text|book)$/, 'match-text'],
  // "There was a rainbow in the text, where did it go?"
  [/^(?:but |and |also )*there (?:is|was|were|are|'s) .+ in the (?:text|story|book)\b/, 'match-text'],
  // The text that is set against the picture.
  [/\b(?:when|where|while|but) (?:i|we) (?:only |clearly )?read (?!it\b|this\b|to\b)\S/, 'match-text'],
  [
    /^(?:but |and )?(?:in|according to) (?:the|your|my|our) (?:text|story|book) (?:,? )?(?!i\b|we\b|please\b)\S+ .*\b(?:is|are|'s|was)\b/,
    'match-text',
  ],
  // "The text says four sheep".
  [
    /^(?:but |and )?(?:the |your )?(?:text|story|page|book) (?:clearly |also )?(?:says?|said|tells?|reads?) (?:that )?(?!so$|it$|otherwise)\S/,
    'match-text',
  ],
  [/^(?:please )?(?:change|alter|touch) nothing(?: at all| else)?(?: please)?$/, 'keep'],
  // "It's the robin he is meant to be watching", "nobody is looking at the bird".
  [
    /^(?:it|that) ?(?:is|'s|was) (?:the |his |her |their )?\S+(?: \S+)? (?:that )?(?:he|she|they|\S+) (?:is|are|'s|'re|was|should|must|ought) .*\b(?:look\w*|watch\w*|star\w+|gaz\w+)\b/,
    'look-at',
  ],
  [
    /\b(?:does|do|is|are|did) ?(?:not|n't) (?:even |really )?(?:look|looking) (?:at|to|towards) |\b(?:nobody|no one|none of them) (?:is |even )*(?:look|looks|looking) (?:at|to|towards) /,
    'look-at',
  ],
]

/** "Nicer with them sitting closer to each other". */
export const nearEachOther =
  /\b(?:sit|sits|sitting|stand|stands|standing|be|being|walk|walking|move|lie|lying|them|two|both) (?:(?:a|much|bit|little|lot|more) )*(?:close|closer|near|nearer) (?:to each other|together|to one another)\b/

/** "They're miles apart": they are to stand closer together. */
export const farApart =
  /^(?:but |and |why are )*(?:they|the two|both|these two|the kids|the children)(?: (?:are|'re|stand|is))* (?:so |too |much too |miles |way too |far too |very )+(?:far )?apart\b/

/** "Good" and "better" praise nothing here. */
export const notPraised: readonly (readonly [RegExp, string])[] = [
  // "Under the fig tree in the garden would be better".
  [
    /^(?:and |but |maybe )*(?:under|in|at|on|by|beside|near|outside) (?:the|a|an|our|their) .*\bwould be (?:nicer|better|lovelier|more like it)$/,
    'place',
  ],
  // "She stands a good step back": she does, and no camera.
  [/^(?:and |but )*(?!you\b|we\b|please\b|just\b|let\b)\S+ (?:stands|steps) (?:\S+ ){0,3}back$/, 'move'],
  [farApart, 'move'],
  // "Evaristo right and Marisol left".
  [
    /^(?:and |so )?(?!(?:turn|look|go|on|to|the|a|is|all|quite|not|that|that's|just|you) )\S+(?: on the| to the)? (?:left|right)(?: and \S+(?: on the| to the)? (?:left|right))?(?: of (?:the |this )?(?:picture|page))?(?: please)?$/,
    'move',
  ],
  [nearEachOther, 'move'],
  // "Better seated on a stool".
  [/^(?:better|rather|best) (?:to be )?(?:seated|sitting|sat|kneeling|standing|lying)\b/, 'pose'],
]
