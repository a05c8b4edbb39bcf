import type { Season, Setting, TimeOfDay, Weather } from '../scene-description.ts'
import type { Meanings } from './first-match.ts'

export const times: Meanings<TimeOfDay> = [
  [/\b(?:late afternoon|afternoon|teatime|golden hour|golden light|low sun)\b/, 'late-afternoon'],
  [/\b(?:sunrise|dawn|daybreak)\b/, 'dawn'],
  [/\b(?:sunset|dusk|twilight|sundown|nightfall)\b/, 'dusk'],
  [/\b(?:early )?mornings?\b|\bearly\b/, 'morning'],
  [/\b(?:late |early )?evening\b|\bbedtime\b/, 'evening'],
  [
    /\b(?:night|nighttime|night time|night sky|midnight|dark outside|after dark|moonlight|moonlit|starry)\b/,
    'night',
  ],
  [/\b(?:daytime|day time|daylight|broad daylight|day|noon|midday|lunchtime)\b/, 'day'],
]

export const seasons: Meanings<Season> = [
  [/\b(?:spring|springtime|blossoms?|easter|april|may)\b/, 'spring'],
  [/\b(?:summer|summertime|june|july|august)\b/, 'summer'],
  [/\b(?:autumn|fall|harvest|october|november)\b/, 'autumn'],
  [/\b(?:winter|wintry|christmas|january|december|frost|frosty|icy|ice)\b/, 'winter'],
]

export const weathers: Meanings<Weather> = [
  [
    /\b(?:rain|rains|rainy|raining|drizzle|pouring|monsoon|storm|stormy|thunderstorm|thunder|lightning|puddles?|wet|soaked)\b/,
    'rain',
  ],
  [/\b(?:snow|snows|snowy|snowing|snowflakes|blizzard|snowstorm)\b/, 'snow'],
  [/\b(?:fog|foggy|mist|misty)\b/, 'fog'],
  [/\b(?:wind|winds|windy|breeze|breezy|gale)\b/, 'wind'],
  [/\b(?:sunny|sunshine|sun|clear|dry|blue sky)\b/, 'clear'],
]

export const settingsOfWords: Meanings<Setting> = [
  [/\b(?:in(?:side)? (?:a |the |their |our )?church|altar|pews?)\b/, 'church-inside'],
  [/\b(?:hospital|clinic|sickroom)\b/, 'hospital-room'],
  [/\b(?:bathroom|bathtub|bath)\b/, 'bathroom'],
  [/\bbakery\b/, 'bakery'],
  [/\bvineyards?\b/, 'vineyard'],
  [/\bolive (grove|trees?|garden)\b/, 'olive-grove'],
  [/\b(?:the|a) (?:old |village )?well\b/, 'well'],
  [/\b(?:stable|manger|bethlehem)\b/, 'stable'],
  [/\btemple\b/, 'temple-court'],
  [/\b(fishing (boats?|shore|village)|galilee)\b/, 'fishing-shore'],
  [/\b(?:in|on|aboard) (?:a|the) (?:\w+ )?(boat|ship|ark)\b/, 'boat'],
  [/\b(?:mountains?|summit|peak)\b/, 'mountain'],
  [/\b(?:garden|back ?yard|lawn)\b/, 'garden'],
  [/\b(?:meadow|fields?|grass|pasture|prairie)\b/, 'meadow'],
  [/\b(?:forest|woods|wood|woodland|jungle)\b/, 'forest'],
  [/\b(?:lake|pond)\b/, 'lake'],
  [/\b(?:sea|beach|ocean|seaside|shore|harbou?r)\b/, 'sea'],
  [/\bhills?\b/, 'hills'],
  [/\bdesert\b/, 'desert'],
  [/\bfarm\b/, 'farm'],
  [/\b(bible (?:village|town|times|lands)|nazareth|jericho|jerusalem)\b/, 'village'],
  [/\b(?:village|town)\b/, 'street'],
  [/\bmarket\b/, 'market'],
  [/\bchurch\b/, 'church'],
  [/\b(?:school|classroom)\b/, 'school'],
  [/\b(?:street|city|road|pavement|sidewalk|alley)\b/, 'street'],
  [/\b(?:playground|park|school ?yard)\b/, 'playground'],
  [
    /\binside (?:the |their |a |our |his |her )?(?:house|home|cottage|flat|apartment)\b|\b(?:living room|front room|sitting room|lounge|parlou?r|at home|indoors|inside|fireplace)\b/,
    'living-room',
  ],
  [/\b(?:bedroom|in bed)\b/, 'bedroom'],
  [/\bkitchen\b/, 'kitchen'],
  [/\b(?:hallway|hall|corridor)\b/, 'hallway'],
  [/\b(?:porch|doorstep|front door|veranda|patio)\b/, 'porch'],
  [/\bbarn\b/, 'barn'],
  [/\b(?:workshop|shed)\b/, 'workshop'],
  [/\borchard\b/, 'orchard'],
  [/\b(?:river|riverbank|stream)\b/, 'riverbank'],
  [/\bbridge\b/, 'bridge'],
  [/\b(?:outside|outdoors)\b/, 'meadow'],
]
