import { brokenTreasure } from './broken-treasure/broken-treasure.ts'
import { hedge } from './hedge/hedge.ts'
import { miscount } from './miscount/miscount.ts'
import { nickname } from './nickname/nickname.ts'
import { oddVoice } from './odd-voice/odd-voice.ts'
import { oneMorePlace } from './one-more-place/one-more-place.ts'
import { openGate } from './open-gate/open-gate.ts'
import type { Plot } from './plot.ts'
import { rainedOff } from './rained-off/rained-off.ts'
import { sevenEvenings } from './seven-evenings/seven-evenings.ts'
import { slowSeed } from './slow-seed/slow-seed.ts'
import { smallLamp } from './small-lamp/small-lamp.ts'
import { soundAtNight } from './sound-at-night/sound-at-night.ts'
import { turnedAround } from './turned-around/turned-around.ts'
import { twoHalves } from './two-halves/two-halves.ts'
import { windowAcross } from './window-across/window-across.ts'
import { wrongPath } from './wrong-path/wrong-path.ts'

/** Every plot the storyteller knows. A new plot is one file (or folder) and one line here. */
export const plots: readonly Plot[] = [
  oddVoice,
  oneMorePlace,
  brokenTreasure,
  miscount,
  hedge,
  nickname,
  slowSeed,
  windowAcross,
  rainedOff,
  sevenEvenings,
  smallLamp,
  openGate,
  soundAtNight,
  turnedAround,
  twoHalves,
  wrongPath,
]
