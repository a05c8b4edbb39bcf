import type { Setting } from '../scene-description.ts'
import { bakery } from './bakery.ts'
import { barn } from './barn.ts'
import { bathroom } from './bathroom.ts'
import { bedroom } from './bedroom.ts'
import { boat } from './boat.ts'
import { bridge } from './bridge.ts'
import { church } from './church.ts'
import { churchInside } from './church-inside.ts'
import { desert } from './desert.ts'
import { farm } from './farm.ts'
import { fishingShore } from './fishing-shore.ts'
import { forest } from './forest.ts'
import { garden } from './garden.ts'
import { hallway } from './hallway.ts'
import { hills } from './hills.ts'
import { hospitalRoom } from './hospital-room.ts'
import { kitchen } from './kitchen.ts'
import { lake } from './lake.ts'
import { livingRoom } from './living-room.ts'
import { market } from './market.ts'
import { meadow } from './meadow.ts'
import { mountain } from './mountain.ts'
import { oliveGrove } from './olive-grove.ts'
import { orchard } from './orchard.ts'
import { playground } from './playground.ts'
import { porch } from './porch.ts'
import { riverbank } from './riverbank.ts'
import { school } from './school.ts'
import { sea } from './sea.ts'
import type { SettingDrawing } from './setting.ts'
import { stable } from './stable.ts'
import { street } from './street.ts'
import { templeCourt } from './temple-court.ts'
import { village } from './village.ts'
import { vineyard } from './vineyard.ts'
import { well } from './well.ts'
import { workshop } from './workshop.ts'

/** The drawing of every setting a story may ask for. */
export const settingDrawings: Record<Setting, SettingDrawing> = {
  garden,
  meadow,
  forest,
  lake,
  sea,
  hills,
  desert,
  farm,
  village,
  market,
  church,
  school,
  street,
  playground,
  'living-room': livingRoom,
  bedroom,
  kitchen,
  hallway,
  porch,
  barn,
  workshop,
  orchard,
  riverbank,
  bridge,
  'church-inside': churchInside,
  'hospital-room': hospitalRoom,
  bathroom,
  bakery,
  mountain,
  vineyard,
  'olive-grove': oliveGrove,
  well,
  stable,
  'temple-court': templeCourt,
  'fishing-shore': fishingShore,
  boat,
}
