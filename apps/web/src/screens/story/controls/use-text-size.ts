import { deviceStore } from '../../../components/device/device-store.ts'
import { useDeviceState } from '../../../ui/browser/use-device-state.ts'

export const textSizes = ['Small', 'Medium', 'Large', 'Very large'] as const
const usual = 'Medium'
export type TextSize = (typeof textSizes)[number]

const storageKey = 'faith-fables.text-size'

/** How large stories are set on this device. */
export function useTextSize(): [TextSize, (size: TextSize) => void] {
  const [size, setSize] = useDeviceState<TextSize>(storedSize, usual)
  function choose(next: TextSize) {
    setSize(next)
    deviceStore.write(storageKey, next)
  }
  return [size, choose]
}

function storedSize(): TextSize {
  const stored = deviceStore.read(storageKey)
  return textSizes.find((size) => size === stored) ?? usual
}
