/** After "her" these tell that she is meant ("helps her with math"), and any other word is hers ("her secret"). */
export const noNoun =
  '(?:an?|the|he|she|they|it|how|what|why|who|to|with|in|at|on|of|for|from|about|and|but|or|when|while|because|every|all|a lot|so|very|too|again|up|out|down|away|back|home|around|everywhere|something|everything|not|than|as|by|after|before|this|that|his|their|some|more|anymore|any more|either|instead|sometimes|often|always|never|now)\\b'
