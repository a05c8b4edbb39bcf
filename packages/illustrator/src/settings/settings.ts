import type { Setting } from '../scene-description.ts'
import { livingRoom } from './living-room.ts'
import { meadow } from './meadow.ts'
import type { SettingDrawing } from './setting.ts'

const drawn = { meadow, 'living-room': livingRoom }
export const settingDrawings: Record<Setting, SettingDrawing> = {
  garden: meadow,
  meadow,
  forest: meadow,
  lake: meadow,
  sea: meadow,
  hills: meadow,
  desert: meadow,
  farm: meadow,
  village: meadow,
  market: meadow,
  church: meadow,
  school: livingRoom,
  street: meadow,
  playground: meadow,
  'living-room': drawn['living-room'],
  bedroom: livingRoom,
  kitchen: livingRoom,
  hallway: livingRoom,
  porch: meadow,
  barn: livingRoom,
  workshop: livingRoom,
  orchard: meadow,
  riverbank: meadow,
  bridge: meadow,
}
