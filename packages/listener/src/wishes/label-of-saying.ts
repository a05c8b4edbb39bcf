import { sayingsOfTelling } from './sayings-of-telling.ts'

/** What a wish says in words that mean one thing, and what it then is. */
const sayings: readonly (readonly [RegExp, string])[] = [
  // "Can we have it twice as long".
  [/\b(?:twice|two times) (?:as|so) long\b|\bdouble (?:the|its) length\b/, 'longer'],
  [/\bhalf (?:as long|the length|its length)\b/, 'shorter'],
  // "Leo should be braver", "he should learn to share", "it should be about sharing".
  [
    /^(?:(?:please|and|also|maybe) )*(?:\S+ ){1,2}(?:should|must|could|needs to|has to) (?:be|become) (?:(?:a bit|a little|more|much|even) )*(?:brave|braver|courageous|kind|kinder|patient|honest|gentle|generous|thankful|grateful|polite|helpful|humble|forgiving|truthful)$/,
    'more-about-value',
  ],
  [
    /^(?:(?:please|and|also|maybe) )*(?:\S+ ){1,2}(?:should|must|could|needs to|has to) learn (?:to |how to |about )\S/,
    'more-about-value',
  ],
  [
    /^(?:(?:please|and|also|maybe) )*(?:(?:it|this|the (?:story|book|moral)) (?:should|must|could) (?:really )?be|(?:i|we) (?:want|would like|'d like|'d love|need) (?:it|this|the (?:story|book|moral)) to be|make (?:it|the story)) (?:more )?about (?!a\b|an\b|the\b|his\b|her\b|their\b|\d)\S+(?: \S+){0,2}$/,
    'more-about-value',
  ],
  // "Make it pour with rain".
  [
    /^(?:(?:please|and|also|maybe) )*(?:let|make) it (?:pour|bucket|chuck it down|rain) (?:with|down with|heavily|hard)?(?: ?rain)?(?: instead)?$/,
    'time',
  ],
  // "Let it snow".
  [
    /^(?:(?:please|and|also|maybe) )*(?:let|make) it (?:snow|rain|be (?:sunny|snowy|rainy|windy|foggy|stormy|winter|summer|spring|autumn|night|evening))$/,
    'time',
  ],
  // "Don't like the plot".
  [
    /^(?:sorry |but |and )*(?:(?:i|we|she|he|they) )?(?:really )?(?:do n't|dont|don't|do not|did n't|didn't|did not|does n't) (?:really |much )?(?:like|love|enjoy|care for) (?:the|this) (?:plot|storyline|story line)\b/,
    'other-plot',
  ],
  // "Do the rest over".
  [
    /^(?:(?:please|and|but|just) )*(?:do|redo|rewrite|write|tell|try) (?:the )?(?:rest|remainder|(?:other|second|first) half)(?: of (?:it|the story))? (?:over|again|anew|afresh|differently)(?: please)?$/,
    'other-words',
  ],
  // None of our plots is told so.
  [
    /\b(?:(?:present|past|future) tense|(?:first|second|third) person|(?:british|american|uk|us) (?:spelling|english)|\S+'s? ?(?:'s )?(?:point of view|perspective))\b/,
    'program',
  ],
  // "Leo has a sister called Ida": she is somebody else.
  [
    /^(?:(?:and|but|also|please|maybe) )*(?:\S+ ){1,3}(?:has|have|had|gets?|got|needs?) (?:an?|another|two|one) (?:\S+ ){1,3}(?:called|named) \S+/,
    'bring-in',
  ],
  // "Can't follow who did what", "lost the thread twice".
  [
    /^(?:(?:we|i|she|he|they|you) )?(?:can't|cannot|ca n't|can not|could n't|couldn't) (?:follow|keep track of) (?:who|what|it|the|this)\b|^(?:(?:we|i|she|he|they) )?(?:keep |kept )?(?:lost|losing|lose|loses) the thread\b|^who (?:says|said) what to (?:who|whom)\b/,
    'simpler',
  ],
  // "No fizz in it", "some life into it please", "more happening".
  [
    /^(?:there 's |there is |it has |has )?no (?:fizz|zip|zing|oomph|spark|life|tension|suspense|drama|excitement) (?:in|to) (?:it|this|the story)$|^(?:put |bring |get )?(?:some|a bit of|a little|more) (?:life|zip|zing|fizz|pep|oomph|spark|action|drama|tension|excitement)(?: please)? (?:in|into|to) (?:it|this|the story)(?: please| pls)?$|^more (?:happening|going on)$/,
    'more-exciting',
  ],
  // "And what happens then?"
  [/^(?:and |so |but )*what happens(?: then| next| after(?:wards)?)?$/, 'another-ending'],
  // "A second page of this".
  [/^(?:another|a second|one more|two more) pages? of (?:this|it|that)(?: please)?$/, 'longer'],
  [/^(?:please )?leave (?:it|them|that|this) (?:away|off)$/, 'remove-thing'],
  // "In the story it's evening" says what is wrong, "it is for a fete" and "since Easter" why.
  [
    /^(?:but |and |because )*(?:in (?:the|your|this) (?:story|book|text) (?:it|there|he|she|they) (?:is|'s|are|'re|has|have|was|were)\b|(?:it|this) (?:is|'s) for (?:a|an|my|our|the|his|her|us)\b|(?:ever )?since \S+(?: \S+)?$|(?:this|it) (?:is|'s|was|hits|comes) (?:very |so |too |a bit |quite |really )*close to (?:home|the bone|our)\b)/,
    'not-a-wish',
  ],
  // "The plot is ok".
  [
    /^(?:the )?(?:plot|story|idea|beginning|start|rest|middle)(?: itself)? (?:is|'s) (?:just )?(?:ok|okay|fine|good|alright|all right|great)$/,
    'praise',
  ],
  // "That's him to a T".
  [/\b(?:to a t|to a tee|down to the ground)$/, 'praise'],
  // "Same story different words", "again in other words".
  [
    /\b(?:same story\b.*|again|retold|told|tell it|try it|it) (?:in |with |using )?(?:different|other|new|fresh) words\b/,
    'other-words',
  ],
  // Who is to be whom is not said; more of what, stands elsewhere.
  [
    /^(?:please )?(?:swap|switch) (?:them|'em|em|it|the two|those two)(?: (?:round|around|over|about))?$/,
    'program',
  ],
  [/\bmore of (?:it|that|this)\b/, 'program'],
  // "Snow instead of rain".
  [
    /^(?:(?:please|and|also|maybe|make it) )*(?:snow|rain|sun|sunshine|fog|wind|storm|a storm|thunder) (?:please ,? ?)?(?:, )?(?:instead of|rather than|not|no) (?:the )?(?:snow|rain|sun|sunshine|fog|wind|storm|thunder)$/,
    'time',
  ],
  // "Can it ryhme", as it is often written.
  [
    /^(?:please |maybe )*(?:can|could|make|should|let) (?:it|this|the story) (?:ryhme|rhime|ryme|rime|rhym)s?(?: please)?$/,
    'rhymes',
  ],
  // "Have “tall as a tree” come back after every bit".
  [
    /\b(?:after|on|at|with) (?:every|each) (?:bit|page|part|verse|animal|sentence|line|chapter)\b.*“”|\b(?:every|each) (?:bit|page|part|verse|line|chapter) (?:(?:should|must|to|could|can) )*(?:finish|end|close|start|begin)(?:s|es)? (?:on|with|in) “”|“”.*\b(?:come|comes|coming|again) (?:back )?(?:after|on|at|in|with) every\b|“”.*\bafter (?:every|each) (?:bit|page|part|verse|animal)\b/,
    'refrain',
  ],
  // "Rhyming would be ace".
  [
    /^(?:please |maybe )*(?:in )?(?:rhymes?|rhyming)(?: would be (?:ace|nice|great|lovely|good|fun|brilliant|cool|wonderful))?(?: please)?$/,
    'rhymes',
  ],
  // "First sentence fine", "page 3 is perfect".
  [
    /^(?:the |your )?(?:(?:first|second|third|last|opening|closing|whole) )?(?:sentence|page|line|part|bit|paragraph|half|verse|opening|ending|beginning)(?: \d+)?(?: is| was| are)? (?:fine|good|great|perfect|lovely|ok|okay|spot on|capital|brilliant|especially|in particular|above all|most of all)$/,
    'praise',
  ],
  // "More talking less describing".
  [/^more talk(?:ing)?(?: and| ,)? less (?:describ\w+|descriptions?|narrat\w+|telling)$/, 'more-dialogue'],
  // "Set it in October, when the geese come over", "set it at night not school time".
  [
    /^(?:(?:please|and|also|maybe|can you|could you) )*set (?:it|this|the story) (?:(?:in|during) (?:the )?(?:winter|summer|spring|autumn|fall|january|february|march|april|may|june|july|august|september|october|november|december)|at (?:night|dawn|dusk|sunset|sunrise))\b/,
    'time',
  ],
  // "Can it be called Nico Lights Up?"
  [
    /^(?:(?:please|and|also|maybe) )*(?:can|could|may|might|should) (?:it|this|the story|the book) be called \S/,
    'title',
  ],
  // "Less talking about mist" is less mist; "more of a ride" wants thrills.
  [/^(?:and |but )?less talk(?:ing)? about \S/, 'less-of'],
  [/^(?:and |but )?more of an? (?:ride|adventure|thrill|challenge|journey)\b/, 'more-exciting'],
  // "Mention Jesus".
  [
    /^(?:(?:please|and|also|maybe|can|could|you|just) )*(?:mention|include|bring in|put in|add|talk about|bring) (?:more |a bit |something |a little )*(?:of |about |on )?(?:god|jesus|christ|the lord|faith|our faith)(?: more| too| somewhere| in it| into it| please)*$/,
    'more-about-value',
  ],
  // "Leo should meet a fox", "say that God loves him".
  [
    /^(?:maybe |perhaps |and |also )?(?:\S+(?: \S+)?(?: and \S+(?: \S+)?)?) (?:should|could|must|might|can) (?:all |both |also )?(?:find|meet|rescue|save|discover|build|plant|bake|make|cook|visit|catch|fly|paint|sing|have) (?:an?|some|two|three) \S+(?: \S+){0,3}$|^(?:\S+(?: and \S+)?) (?:should|could|must|might|can) (?:all )?go (?:fishing|camping|swimming|sledging|sledding|skiing|skating|shopping|hiking|sailing|dancing|to the \S+)$|^(?:please |and |also )*(?:say|mention|tell|remind|show)(?: (?:him|her|them|us))? that (?:god|jesus) (?:loves|is|cares|hears|sees|helps|made|forgives)\b.*$/,
    'add-deed',
  ],
  // "Don't mention school".
  [
    /^(?:(?:please|and|also|but|just) )*(?:do ?n't|do not|no|never|without) (?:mention|mentioning|mention of) (?:the |his |her |any )?(?!that\b|it\b)\S+(?: \S+)?$/,
    'remove-thing',
  ],
  // "Page 5 doesn't scan": one page, and not all rhymes.
  [
    /\b(?:page|line|verse) (?:\d+|\S+) (?:does|do) ?n't scan\b|\bfix (?:the )?(?:scansion|metre|meter)\b/,
    'fix-place',
  ],
  // "Page 2 clunky", "page 3 is a mess".
  [
    /^(?:the )?(?:p|pg|page) ?\d+ (?:is |feels |reads |sounds |'s )?(?:(?:a bit|a little|so|very|too|rather|really|quite|all) )*(?:clunky|clumsy|awkward|weird|wordy|stiff|choppy|confusing|confused|muddled|a mess|messy)$/,
    'fix-place',
  ],
  // "Nana should have a bigger part".
  [/\b(?:bigger|larger|greater|main|leading) (?:part|role)\b/, 'more-of'],
  // "Bit short", "rather short for a bedtime".
  [
    /^(?:but |and |it |it's |it 's |is |was |felt |feels |seems )*(?:an? )?(?:bit|little|rather|quite|very|really|so|awfully|pretty) short\b(?! of\b)/,
    'longer',
  ],
  // "It's all talk talk talk".
  [/\b(?:all|nothing but|just|only) (?:talk|talking|chat|chatter|dialogue|conversation)\b/, 'less-dialogue'],
  // "It was a bit scary for my daughter".
  [
    /^(?:but |and )?(?:it|this|that|the (?:story|wolf|dragon|storm|monster|ending|end|middle)) (?:is|'s|was|felt|feels|got|gets) (?:just )?(?:an? )?(?:bit|little|tad|quite|rather|pretty|really|so) (?:scary|frightening|spooky|creepy)\b/,
    'less-scary',
  ],
  // "It rhymes nowhere, which I like".
  [
    /\b(?:which|and that) (?:i|we|she|he|they) (?:really |all )?(?:like|likes|love|loves|prefer|prefers|adore|adores)\b/,
    'praise',
  ],
  // "The beginning is beautiful".
  [
    /^(?:but |and |oh |well )?(?:the|this|that|its|his|her|their) (?:\S+ ){1,3}?(?:is|was|are|were|'s) (?:just |so |really |absolutely |very |quite |pretty |simply |all )*(?:beautiful|lovely|wonderful|gorgeous|brilliant|perfect|great|fantastic|amazing|excellent|hilarious|spot on|super|superb|delightful)$/,
    'praise',
  ],
  // "I don't want a word of the letter changed".
  [
    /\b(?:do ?n't|do not|would ?n't) want (?:a|one|any|a single) (?:single )?(?:word|line|thing|letter|bit|comma|sentence)\b.* (?:changed|touched|altered|edited|different)$/,
    'keep',
  ],
  // "This reads like an assembly", "a bit goody two shoes".
  [
    /\b(?:feels?|felt|reads?|sounds?|looks?|is|it's|'s|almost) (?:\S+ )?(?:like|as) (?:an? )?(?:\S+ )?(?:lecture|sermon|assembly|homily|lesson|school book|textbook|leaflet)\b|\bgoody[ -]+two[ -]+shoes\b/,
    'less-preachy',
  ],
  // "A little flat", "where's the danger?", "my ten year old yawned", "a bit more peril".
  [
    /^(?:but |and |it |it's |it 's |is |was |felt |feels |its )*(?:an? )?(?:bit|little|rather|quite|too|so|very|pretty|kind of) (?:slow|flat|dull|boring|tame|bland)$|^(?:but |and |so )?where (?:is|'s|are) the (?:danger|excitement|adventure|suspense|tension|drama|stakes)$|\b(?:yawned|yawning|got bored|was bored|lost interest|wandered off)\b|\bmore (?:peril|danger|drama|thrills?|tension|suspense|excitement|adventure|jeopardy)\b/,
    'more-exciting',
  ],
  // "The rhyming is forced", "it doesn't scan".
  [
    /\brhym\w+ (?:is|are|feels?|sounds?|seems?) (?:so |an? bit |too |very |really )?(?:forced|clunky|awkward|clumsy|bad|terrible|annoying|off)\b|\b(?:does|do) ?n't scan\b/,
    'no-rhymes',
  ],
  // "My daughter hid under the blanket", "gave her nightmares", "found the wolf part too much".
  [
    /\b(?:he|she|they|daughter|son|kid|kids|boy|girl|granddaughter|grandson|child|twins|one|ones|niece|nephew|old|\p{L}+ie) (?:has |have |had |got |was )?(?:hid|hidden|hiding|cowered) (?:under|behind)\b|\b(?:gave|gives|giving) (?:\S+ ){1,2}(?:nightmares?|bad dreams?)\b|\b(?:nightmares?|bad dreams?) (?:from|after|because of) (?:it|this|that|the (?:story|wolf|ending|end))\b|\b(?:found|finds) the (?:\S+ ){1,3}(?:part |bit |scene |page )?(?:too much|scary|frightening)\b|\btoo (?:scared|frightened) to sleep\b/u,
    'less-scary',
  ],
  // "He's so wound up after this".
  [
    /\b(?:so |all |too |still |completely )(?:wound up|hyper|wide awake|giddy|overexcited|wired) (?:after|by|from|now)\b/,
    'calmer',
  ],
  // "Have the two of them actually talk to each other".
  [
    /\b(?:have|let|make|should|could|can) (?:\S+ ){1,5}?(?:actually |really )?(?:talk|chat|speak) (?:more |a bit |a little )?(?:to|with) (?:each other|one another)\b/,
    'more-dialogue',
  ],
  [/\bback and forth\b|\b(?:he|she|they) said,? (?:he|she|they) said\b|\bsaid said\b/, 'less-dialogue'],
  // "I don't want rhymes", "my son wants rhymes".
  [/\b(?:do|does) (?:n't|not) (?:really )?(?:want|like|need) (?:any )?rhym(?:es?|ing)\b/, 'no-rhymes'],
  [
    /(?<!n't )(?<!not )(?<!never )\b(?:wants?|would like|'d like|'d love|would love|asked for|asks for) (?:it in |some |more )?rhymes?$/,
    'rhymes',
  ],
  // "The hiding bit could be way funnier", "maybe a joke or two".
  [
    /\b(?:could|should|can|might) be (?:way |much |a lot |a bit |even |a little )?funnier$|^(?:maybe |perhaps |and |with )*(?:a |another |some |one more )(?:joke|jokes|gag|gags|laugh|laughs|giggle)(?: or (?:two|three))?$/,
    'funnier',
  ],
  // "Bring their grandmother into it", "can Aunt Vesna be there?"
  [
    /^(?:please |and |also |maybe |can you |could you |you could )*bring (?:\S+ ){1,3}?(?:into (?:it|this|the story)|in(?: too| as well)?)$|^(?:please |and |also |maybe )*(?:can|could|should|may) (?:\S+ ){1,3}?(?:be there|be in (?:it|there|the story)|come(?: too| along)?|join(?: in| them)?)(?: too| as well| with \S+)?$/,
    'bring-in',
  ],
  // "It's scary", "happier please".
  [
    /^(?:but )?(?:it|this|that|the story|the story 's)(?: is| 's| was)? (?:scary|frightening|creepy|spooky|terrifying)(?: for (?:her|him|them|my \S+))?$|^(?:please |make it |a bit |a little |much )*(?:happier|cheerier|more cheerful|more joyful|more upbeat)(?: please)?$/,
    'less-scary',
  ],
  // "Don't let him cry".
  [
    /^(?:(?:please|and|but|also) )*(?:do ?n't|do not|never) (?:let|make|have) \S+ (?:be |get |feel )?(?:so |too )?(?:sad|scared|afraid|frightened|upset|cry|crying)$/,
    'less-scary',
  ],
  // "Try again", "I don't like it".
  [
    /^(?:please )?(?:try|do it|write it|tell it) (?:again|once more|afresh|anew)(?: please)?$|^(?:i|we|she|he|they) (?:do|does|did) ?(?:n't|not) (?:really )?like (?:it|this|this one|the story)(?: at all| much)?$/,
    'other-words',
  ],
  [/^(?:please )?(?:just|only) change the (?:ending|end|last page)$/, 'another-ending'],
  // "Don't leave it hanging" wants to know how it ends.
  [
    /\b(?:do ?n't|do not) leave (?:it|us|me|them|the \S+) (?:hanging|open|dangling|in the air)\b/,
    'another-ending',
  ],
  // "Leave him out" keeps nobody.
  [
    /^(?:please |just |and |so |can you |could you |maybe )*(?:leave|take|cut|write|keep) (?:him|her|them|it|that|this|those) out\b/,
    'remove-thing',
  ],
  // "All the fighting is a bit much".
  [
    /^(?:but )?(?:all )?(?:the|this|that|these|those) (?:\S+ ){1,2}(?:is|are|was|were|'s) (?:just |really )*(?:an? )?(?:bit|little|tad|rather|way|far)? ?(?:too )?much(?: for (?:her|him|them))?$/,
    'less-of',
  ],
  // "Some words are too big for him", "sentences more short".
  [
    /\b(?:words?|sentences?|language) (?:is|are|was|were) (?:(?:an? )?(?:bit|little|rather|quite|far|way|still) )?(?:too )?(?:big|hard|long|difficult|complicated|fancy|grown - up|posh)\b|\bsentences (?:more short|shorter)\b|\b(?:more short|shorter) sentences\b/,
    'simpler',
  ],
]

/** The idiom of a clause: what it then is, and from which letter to which it reaches. */
export interface Saying {
  label: string
  from: number
  to: number
}

/** @param words the clause in small letters */
export function sayingIn(words: string): Saying | null {
  for (const [pattern, label] of [...sayingsOfTelling, ...sayings]) {
    const found = pattern.exec(words)
    if (found) return { label, from: found.index, to: found.index + found[0].length }
  }
  return null
}

/** What a clause is by its idiom; null where it has none. @param words the clause in small letters */
export const labelOfSaying = (words: string): string | null => sayingIn(words)?.label ?? null
