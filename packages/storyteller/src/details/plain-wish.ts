const politeness =
  /^(?:and|also|oh|so|plus|maybe|perhaps|hi|hello|thanks|thank you|please|kindly|if possible|if you can|btw|note|ps)\b[,:]?\s+/i
const asking =
  /^(?:can|could|would|will) (?:you|we|u) (?:also |please |maybe )*|^(?:i|we)(?:'d|'ll| would| will)? (?:also |really |just )*(?:like|love|want|wish|hope|need|prefer)(?: for)?(?= (?:it if|it when|it|an? (?:story|book|tale) (?:about|with)|the story|this story|this|to (?:include|have|see|mention|add)|you to|if|that)\b)(?: it if| it when| you to| that| if)?\s*/i
const story =
  /^to (?:see|have|read about|hear about|meet) (?=(?:an?|some|two|three|the|lots of|his|her|their) )|^(?:(?:the|this|our|my) (?:story|book|tale)|it|everything|all of it)(?: all| mostly)? (?:should|must|could|can|may|might|has to|needs to|will|would|has|had|is|takes place|happens|plays|is set)\b(?: also| maybe| please| really)*(?: be| take place| happen| play| have| include| feature| mention| set)*(?: (?:about|with))?\s*|^(?:let|have|make|keep) (?:it|the story|this story|this|sure)(?: (?:that|to be|be|have|include|about|take place|happen|with))*\s*|^(?:to )?(?:include|add|mention|use|feature|put in|incorporate|involve|have|work in|throw in)(?: (?:something|a bit|a part|a scene|a reference) (?:about|with|where|of|to))?\s+|^(?:(?:say|show|mention|tell|remind) (?:(?:him|her|them|us|the (?:kids|children)) )?|make (?:it )?clear |make sure (?:he|she|they) knows? )(?=that (?:god|jesus)\b)|^set (?:it |the story |this )?(?=in |at |on |near |by |during )|^it(?:'s| is| was)(?: already| almost)? (?=(?:an? )?(?:\w+ )?(?:snowing|raining|windy|foggy|stormy|sunny|snowy|rainy|winter|summer|spring|autumn|fall|snow|rain|night|morning|evening|christmas|easter|day|night)\b)|^there (?:should|must|could|has to|needs to) be\s+|^(?:can|could|may) (?:there be|it be(?: set)?|it happen)\s+|^(?:something|an? (?:(?:little|short|funny|new|nice) )?(?:story|book|tale)|story) (?:about|with|where)\s+|^(?:theme|setting|place|topic|details?|location|occasion|favou?rite things?|likes|loves|interests?|hobbies)\s*[:=]\s*/i

/** A parent's sentence without the polite words around a wish: "please include", "the story should be about". */
export function plainWish(sentence: string): string {
  let rest = sentence
    .replaceAll(/ (?=['’](?:d|s|ll|re|ve|m)\b)/g, '')
    .replace(/[.!?;,\s]+$/, '')
    .trim()
  for (const lead of [politeness, politeness, asking, politeness, story, politeness, story]) {
    rest = rest.replace(lead, '').trim()
  }
  // "A race would be superb", "we'd love a rainbow".
  rest = rest
    .replace(
      /[,\s]+(?:would|could|might) be (?:(?:so|really|very|just|also) )?(?:nice|lovely|great|superb|good|cool|brilliant|fun|wonderful|perfect|ace|fab|sweet|welcome)$/i,
      '',
    )
    .replace(
      /^(?:i|we)(?: ?['’]d| would) (?:also |really |so )?(?:like|love)(?: to (?:see|have))? (?=(?:an?|some|two|three|lots of) )/i,
      '',
    )
  return rest.replace(/[,\s]+(?:please|pls|thanks|thank you|too|as well|if possible|in it)$/i, '').trim()
}
