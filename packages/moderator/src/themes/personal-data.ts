import { people } from '../lexicon/people.ts'
import { rulesOf, type Theme } from '../theme.ts'
import { nouns, words } from '../words/word-group.ts'
import { personalDataInWords } from './personal-data-in-words.ts'
import { placesOfPeople } from './personal-data-places.ts'

const streetWord =
  '(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Place|Pl|Way|Terrace|Crescent|Close|Square|Sq|Highway|Hwy|Parkway|Pkwy|Circle|Cir|Trail|Gardens|Grove|Hill|Row|Mews|Walk)'
const smallStreetWord = 'ave|blvd|street|avenue|boulevard|road|lane|drive|court|crescent|terrace'
const namedNumber =
  '(?:phone|tel|telephone|mobile|mob|cell|cellphone|number|nr|no|digits|whatsapp|call|ring|text|dial|phoned|reach)'
const account =
  '(?:instagram|insta|ig|snapchat|snap|tiktok|tik tok|whatsapp|telegram|discord|facebook|fb|roblox|steam|xbox|psn|twitch|twitter|kik|skype|signal|youtube|minecraft|fortnite|gmail|playstation|wechat|threads|bereal)'

const rule = rulesOf({
  ...people,
  digit: words('zero oh one two three four five six seven eight nine double triple'),
  account: words(account.slice(3, -1).replaceAll(' ', '_').replaceAll('|', ' ')),
  street: nouns('street road avenue lane drive boulevard crescent court terrace'),
})

/** What would let a stranger find or reach a family. Ages, years, verse references and counted sheep pass. */
export const personalData: Theme = {
  category: 'personal-data',
  is: 'Addresses, numbers, accounts, and what lets a stranger find a child.',
  isNot: 'First names, towns of the Bible, a made-up street without a number, how tall somebody is.',
  advice:
    'looks like a private detail. Please leave out addresses, numbers and accounts; a first name is enough.',
  phrases: [
    rule(
      [
        '<digit> <digit> <digit> <digit> ~1 <digit> <digit> <digit> ~4 phone/number/call/mobile/tel',
        'phone/number/call/mobile/tel/cell/dial/text ~5 <digit> <digit> <digit> <digit> ~1 <digit> <digit> <digit>',
        'add/dm/message/follow/find/text/pm/friend me/us/him/her ~1 on/via/at/through ~1 <account>',
        'follow/find/add/dm ~2 on <account> ~2 under/as/called/at/user/name/named',
        'my/his/her/our/their <account> ~1 name/user/username/handle/account/id/tag/gamertag/is/nick ~1 is?',
        'dm/pm me ~1 at/on',
        'meet me ~3 when_your_parents/without_your_parents/do_not_tell/alone/after_school_alone',
        'key/keys ~1 is/are/lies/hidden ~1 under the ~2 mat/doormat/pot/flowerpot/stone ~8 at/away/number/street/house/until/home',
        'away/holiday/vacation ~2 until/from ~4 key/mat/alarm_code',
        'door/alarm/gate/entry/garage/pin/access/security/safe code ~4 is',
        'social_security number/no/nr',
        'ip address',
        'walk*/go/goes/comes/cycles/rides/takes ~1 back/home/to_school alone',
        'takes ~1 the ~5 bus/train ~4 alone',
        'you can ~1 find ~1 my/our ~1 daughter/son/kid/kids/child/girl/boy ~2 at/in ~8 each/every/at/from/on',
        'house/home/flat/apartment will be ~1 empty/alone',
        'house/home is ~1 empty ~2 for/until/till/from/all_week',
        'meet me ~2 behind/at/by/near/outside ~6 at one/two/three/four/five/six/seven/eight/nine/ten/noon/midnight',
        'dad/daddy/mum/mom/mummy/mommy ~1 works ~2 at ~8 leaves/gets_home/comes_home/starts/until',
        'oh seven ~1 <digit>/double/oh',
        'surname/last_name/full_name ~1 is',
      ],
      ['pretend', 'counted', 'nine ~2 ten'],
    ),
    ...personalDataInWords,
  ],
  shapes: [
    ...placesOfPeople,
    {
      find: /(?<![a-z0-9._-])[a-z0-9._-]{1,64}\s?(?:\(at\)|\[at\]|\{at\})\s{0,3}[a-z0-9-]{1,63}\.[a-z]{2,}/g,
      reads: 'unmasked',
    },
    {
      find: /(?<![a-z0-9._-])[a-z0-9._-]{1,64}(?: (?:dot|punkt) [a-z0-9_-]{1,40}){0,4}\s{0,3}(?:\(at\)|\[at\]| at )\s{0,3}[a-z0-9-]{1,63}\s{0,3}(?: dot |\(dot\)|\[dot\])\s{0,3}(?:com|org|net|edu|de|uk|co|io|info)\b/g,
      reads: 'unmasked',
    },
    {
      find: new RegExp(
        `\\b${account}(?: (?:me|us|name|user|username|handle|account|id|tag|nick))?(?: is|\\s?[:=]|'s)\\s{0,3}@?[\\w.#-]{3,}`,
        'gi',
      ),
      reads: 'plain',
    },
    {
      find: new RegExp(
        `\\b${account}\\b[^.!?\\n]{0,20}\\b(?=[a-z._]{0,30}[0-9_#])[a-z][a-z0-9._]{2,30}(?:#\\d{3,5})?`,
        'gi',
      ),
      reads: 'plain',
    },
    { find: /(?<![\w#])[a-z][\w.]{2,31}#\d{4}\b/gi, reads: 'plain' },
    {
      find: /\b(?:wi-?fi|door|gate|alarm|login|admin|account|email|her|his|my|our)?\s?\b(?:pass(?:word|code|wort|phrase)|pin(?: code| number)?)\s?(?:is|:|=)\s?(?=\S*\d)\S+/gi,
      reads: 'plain',
    },
    {
      find: /\b(?:username|user name|login|log-?in)\s?(?:is|:|=)?\s?(?=\S*[\d_])[\w.]{4,}/gi,
      reads: 'plain',
    },
    { find: /\b(?:code|pin)\b[^.!?\n\d]{0,30}\b(?:is|:)\s?\d{4,8}\b/gi, reads: 'plain' },
    {
      find: /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63})+/gu,
      reads: 'plain',
    },
    {
      find: /\b(?:https?:\/\/|www\.)\S+|\b[a-z0-9-]{2,60}\.(?:com|net|org|info|me|io|tv|gg|co\.uk|de)\/[\w-]{2,}|(?<![\w.@])t\.me\/\w+|(?<![\w.@-])[a-z0-9-]{2,60}\.(?:com|org|net|co\.uk)\b/gi,
      reads: 'plain',
    },
    { find: /(?<![\w@.])@[A-Za-z_][\w.]{2,}/g, reads: 'plain' },
    // Phone numbers: international ones, and seven or more digits in groups of at least two.
    { find: /(?<![\d\w])(?:\+|00)\d{1,3}[\s./()-]{0,3}(?:\d[\s./()-]{0,3}){6,12}\d/g, reads: 'plain' },
    { find: /(?<![\d\w:.,$£€-])\(?\d{3,5}\)?[\s./-]{1,2}\d{3,4}[\s./-]?\d{3,6}(?![\d\w])/g, reads: 'plain' },
    { find: /(?<![\d\w:.,-])\d{3}[-.]\d{4}(?![\d\w:-])/g, reads: 'plain' },
    { find: /(?<![\d\w:.,$£€-])0\d{2,5}[\s./-]\d{3,8}(?![\d\w])/g, reads: 'plain' },
    {
      find: new RegExp(
        `(?<!\\b(?:order|invoice|ticket|booking) )\\b${namedNumber}\\w{0,8}[^\\d\\n]{0,20}\\d[\\d\\s./()-]{5,20}\\d`,
        'gi',
      ),
      reads: 'plain',
    },
    { find: /(?<!\d)0\d{9,11}(?!\d)/g, reads: 'plain' },
    // Identity and card numbers, days of birth, places on the map.
    { find: /(?<![\d-])\d{3}[- ]\d{2}[- ]\d{4}(?![\d-])/g, reads: 'plain' },
    { find: /(?<!\d)(?:\d{4}[ -]){3}\d{1,7}(?!\d)|(?<!\d)\d{13,19}(?!\d)/g, reads: 'plain' },
    { find: /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}/g, reads: 'plain' },
    {
      find: /\b(?:passport|social security|ssn|insurance|id card|ID|student (?:id|ID)|licen[cs]e|licen[cs]e plate|number ?plate|registration|account|iban|customer|tax|nhs|medical|library card|bank)(?: (?:number|no\.?|nr|#|plate|id))?(?: of [a-z ]{2,20})?\s?(?:is|:|=|was|reads)?\s?(?=[A-Z0-9 -]{0,12}\d)[A-Z0-9](?:[A-Z0-9]|[ -](?=[A-Z0-9])){4,24}\b/g,
      reads: 'plain',
    },
    {
      find: /\b[Pp]ass(?:port)?(?: (?:number|no\.?|nr))?(?: is|:)?\s(?=[A-Z0-9]*\d)[A-Z0-9]{6,12}\b/g,
      reads: 'plain',
    },
    {
      find: /\b[Pp]assport (?:number|no\.?|nr)\b[^\n]{0,40}?:\s?(?=[A-Z0-9]*\d)[A-Z0-9]{6,12}\b/g,
      reads: 'plain',
    },
    // A full name with the class and the school where to find it.
    {
      find: /\b[A-Z]\p{L}+ [A-Z]\p{L}+,? (?:who )?(?:is |goes |are )?in (?:(?:first|second|third|fourth|fifth|sixth|1st|2nd|3rd|[4-6]th) )?(?:Mr|Mrs|Ms|Miss|class|Class|Year|year|grade|Grade)\.? ?[^.!?\n]{0,30}\b(?:at|of) (?:the )?(?:[A-Z][\p{L}'’.]+ ){1,3}(?:School|Primary|Academy|Elementary|Juniors|Infants|College)\b/gu,
      reads: 'plain',
    },
    { find: /\b(?:pin|code)\b[^.!?\n\d]{0,30}\b(?:is|:)\s?\d(?:[ -]\d){3,7}\b/gi, reads: 'plain' },
    {
      find: /\b(?:alarm|door|gate|lock|safe|garage)\b[^.!?\n\d]{0,30}\b(?:with|by|code|is|using)\s\d{4,6}\b/gi,
      reads: 'plain',
    },
    {
      find: /\b(?:[Nn]umber |[Ll]icen[cs]e )?[Pp]late(?: number)?(?: is| reads|:)?\s[A-Z]{1,3}[- ]?[A-Z0-9]{1,3}[- ]?\d{1,4}[A-Z]{0,3}\b/g,
      reads: 'plain',
    },
    { find: /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/g, reads: 'plain' },
    {
      find: /[A-Z]\p{L}+ [A-Z]\p{L}+,? born (?:on )?(?:the )?\d{1,2}(?:st|nd|rd|th)? (?:of )?[A-Z]\p{L}{2,8} (?:19|20)\d\d/gu,
      reads: 'plain',
    },
    {
      find: /\bI(?:'m| am) [A-Z]\p{L}+ [A-Z]\p{L}+ from \d{1,4}[a-z]? [A-Z]\p{L}+/gu,
      reads: 'plain',
    },
    { find: /\bcvv:?\s?\d{3}\b/gi, reads: 'plain' },
    {
      find: /\b(?:date of birth|birth ?date|birthday|dob|geburtsdatum)\b[^\d\n]{0,12}\d{1,4}[./ -]\d{1,2}[./ -]\d{1,4}/gi,
      reads: 'plain',
    },
    {
      find: /\bborn (?:on|at)[^.!?\n]{0,30}\d{1,2}(?:st|nd|rd|th)?,? (?:of )?(?:[A-Z][a-z]{2,9},? )?\d{4}|\bborn (?:on )?\d{1,2}[./-]\d{1,2}[./-]\d{2,4}/g,
      reads: 'plain',
    },
    {
      find: /\bborn (?:on|at)[^.!?\n]{0,30}(?:January|February|March|April|May|June|July|August|September|October|November|December),?\s(?:19|20)\d\d\b/g,
      reads: 'plain',
    },
    {
      find: /\b(?:goes to|class \d\w? (?:of|at)|attends|visits|pupil at|student at|enrolled at|picked up (?:at|from)|teaches at)\s(?:the\s)?(?:[A-Z][\p{L}'.]+\s){1,4}(?:Elementary|Primary|Middle|High|Grammar|Secondary|Junior|Nursery|Academy|Kindergarten|Preschool|School|Daycare|College)\b/gu,
      reads: 'plain',
    },
    {
      find: /\b(?:kid|kids|son|daughter|child|him|her|me|us)\b[^.!?\n]{0,20}\bat\s(?:the\s)?(?:[A-Z][\p{L}'.]+\s){1,4}(?:Elementary|Primary|Academy|Kindergarten|Preschool|School|Daycare|Nursery)\b/gu,
      reads: 'plain',
    },
    { find: /(?<![\d.])-?\d{1,3}\.\d{3,8}\s?,\s?-?\d{1,3}\.\d{3,8}(?![\d])/g, reads: 'plain' },
    // Street addresses: a house number, a name with a capital, a kind of street; or the continental order.
    {
      find: new RegExp(
        `(?<![\\d:.,])\\d{1,5}[a-zA-Z]?,?\\s(?:[NSEW]\\.?\\s|North\\s|South\\s|East\\s|West\\s)?(?:[A-Z][\\p{L}'.-]{0,30}\\s|\\d{1,3}(?:st|nd|rd|th)\\s){1,3}${streetWord}(?![\\p{L}])`,
        'gu',
      ),
      reads: 'plain',
    },
    {
      find: new RegExp(
        `(?<![\\d:.,])\\d{1,5}[a-z]?,? (?:[a-z]{3,20} ){1,2}(?:${smallStreetWord})(?![a-z])`,
        'g',
      ),
      reads: 'plain',
    },
    {
      find: new RegExp(
        `\\b(?:[A-Z][\\p{L}']{1,20} ){1,2}${streetWord},?\\s(?:no\\.? |number |nr\\.? )?\\d{1,4}[a-zA-Z]?\\b(?! (?:minutes|steps|times|people|children|hours|days|miles|friends))`,
        'gu',
      ),
      reads: 'plain',
    },
    {
      find: new RegExp(
        `\\b(?:number|no\\.?|nr\\.?|house) \\d{1,4}[a-z]? (?:on|in|at) (?:[A-Z][\\p{L}']{1,20} ){1,2}${streetWord}`,
        'gu',
      ),
      reads: 'plain',
    },
    {
      find: /\b\d{1,4},? (?:[Rr]ue|[Aa]venue|[Vv]ia|[Cc]alle|[Rr]ua|[Pp]laza|[Pp]lace|[Bb]oulevard) (?:(?:de|la|del|des|du|di|della|los|las|le|les) ){0,3}[A-Z]\p{L}+/gu,
      reads: 'plain',
    },
    {
      find: /\p{Lu}\p{L}{2,30}(?:stra(?:ß|ss)e|str\.|gasse|weg|allee|platz|gatan|gata|vägen|vej|veien|straat|laan|gracht|katu|utca)\s\d{1,4}[a-z]?/gu,
      reads: 'plain',
    },
    {
      find: /\b(?:[A-Z]{2}|[A-Z][a-z]+),?\s\d{5}(?:-\d{4})?\b(?! (?:people|children|years|times|miles|sheep|men|soldiers|dollars))|,\s?[A-Z]{2}\s\d{5}\b|\b\d{5} [A-Z][a-z]{2,20}\b/g,
      reads: 'plain',
    },
    {
      find: /\b(?:Rua|Rue|Via|Calle|Avenida|Plaza|Piazza|Viale|Ulica|Place|Avenue)\s(?:\p{L}+\s){1,4}\d{1,4}\b/gu,
      reads: 'plain',
    },
    { find: /\b(?:P\.?\s?O\.?\s?Box|Apt\.?|Apartment|Flat|Unit)\s#?\d+\s?[A-Z]?\b/g, reads: 'plain' },
    { find: /\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b/g, reads: 'plain' },
    {
      find: /\b(?:[A-Z][\p{L}.']{1,20} ){1,3}(?:Elementary|Primary|Middle|High|Grammar|Secondary|Junior|Nursery|Academy|Kindergarten|Preschool)(?: School)?\b[^.!?\n]{0,40}\b(?:room|class|grade|pick(?:ed)?[ -]?up|year|[A-Z]\w+ (?:Rd|Road|St|Street|Ave))\b/gu,
      reads: 'plain',
    },
  ],
}
