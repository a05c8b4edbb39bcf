/** "6'7\"", "20 inches", "about 14 kilos", "pillow sized", "built like a little prop". */
export const isMeasure =
  /^(?:about |around |nearly |almost |only |over |under )?(?:\d+ ?' ?\d*|(?:\d[\d.]*|one|two|three|four|five|six) ?(?:foot|feet|ft|inch|inches|cm|m|metres?|meters?|kg|kilos?|pounds|lbs|stone))(?: (?:tall|long|high|heavy|wide|nothing|\d+))*$|^\S+ ?-? ?sized$|^(?:ankle|knee|hip|waist|shoulder) ?-? ?high$|^(?:as )?(?:long|tall|big|small|wide|high|round|thin|fat) as (?:an?|the) |^(?:built|shaped) like\b|^(?:slight|slim|heavy|medium|small|solid) (?:of|in) build$/
