import type { Theme } from '../theme.ts'

const streetWord =
  '(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Place|Pl|Way|Terrace|Crescent|Close|Square|Sq|Highway|Hwy|Parkway|Pkwy|Circle|Cir|Trail)'

/** What would let a stranger find or reach a family. Ages, years, verse references and counted sheep pass. */
export const personalData: Theme = {
  category: 'personal-data',
  advice:
    'looks like a private detail. Please leave out addresses, numbers and accounts; a first name is enough.',
  rules: [
    { find: /(?<![a-z0-9._-])[a-z0-9._-]{1,64}\s?(?:\(at\)|\[at\]|\{at\})\s*[a-z0-9-]+(?:\.[a-z]{2,})/g },
    {
      find: /(?<![a-z0-9._-])[a-z0-9._-]{1,64}(?: (?:dot|punkt) [a-z0-9_-]+)*\s*(?:\(at\)|\[at\]| at )\s*[a-z0-9-]+\s*(?: dot |\(dot\)|\[dot\])\s*(?:com|org|net|edu|de|uk|co|io|info)\b/g,
    },
    {
      find: /\b(?:instagram|insta|snapchat|tiktok|whatsapp|telegram|discord|facebook|roblox)\s*(?:name|user|handle|account|id|:|=|is)+\s*\S+/g,
    },
    { find: /\bpass(?:word|code|wort)\s*(?:is|:|=)\s*\S+/g },
  ],
  plainRules: [
    { find: /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63})+/gu },
    { find: /\b(?:https?:\/\/|www\.)\S+/gi },
    { find: /(?<![\w@.])@[A-Za-z_][\w.]{2,}/g },
    // Phone numbers: international ones, and seven or more digits in groups of at least two.
    { find: /(?<![\d\w])(?:\+|00)\d{1,3}[\s./()-]*(?:\d[\s./()-]*){6,12}\d/g },
    { find: /(?<![\d\w:.,-])\(?\d{3,5}\)?[\s./-]{1,2}\d{3,4}[\s./-]?\d{3,6}(?![\d\w])/g },
    { find: /(?<![\d\w:.,-])\d{3}[-.]\d{4}(?![\d\w:-])/g },
    {
      find: /\b(?:phone|call|text|ring|tel|telephone|mobile|cell|number|dial)\w*\D{0,20}\d[\d\s./()-]{5,}\d/gi,
    },
    { find: /(?<!\d)0\d{9,11}(?!\d)/g },
    // Identity and card numbers.
    { find: /(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])/g },
    { find: /(?<!\d)(?:\d{4}[ -]){3}\d{1,7}(?!\d)|(?<!\d)\d{13,19}(?!\d)/g },
    { find: /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}/g },
    {
      find: /\b(?:passport|social security|insurance|id card|licen[cs]e)\s+(?:number|no\.?|#)\D{0,6}[A-Z0-9-]{5,}/gi,
    },
    // Street addresses: a house number, a name with a capital, a kind of street; or the continental order.
    {
      find: new RegExp(
        `(?<![\\d:.,])\\d{1,5}[a-zA-Z]?,?\\s+(?:[NSEW]\\.?\\s+|North\\s+|South\\s+|East\\s+|West\\s+)?(?:[A-Z][\\p{L}'.-]*\\s+|\\d{1,3}(?:st|nd|rd|th)\\s+){1,3}${streetWord}(?![\\p{L}])`,
        'gu',
      ),
    },
    { find: /(?<![\d:.,])\d{1,5}[a-z]?\s+[a-z]+\s+(?:street|avenue|boulevard)(?![a-z])/g },
    { find: /\p{Lu}\p{L}+(?:stra(?:ß|ss)e|str\.|gasse|weg|allee|platz)\s+\d{1,4}[a-z]?/gu },
    { find: /\b(?:[A-Z]{2}|[A-Z][a-z]+),?\s+\d{5}(?:-\d{4})\b|,\s*[A-Z]{2}\s+\d{5}\b/g },
    { find: /\b(?:P\.?\s?O\.?\s?Box|Apt\.?|Apartment)\s+#?\d+\s?[A-Z]?\b/g },
    { find: /\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b/g },
  ],
}
