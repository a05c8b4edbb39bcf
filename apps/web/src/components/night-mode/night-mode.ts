import type { ColourScheme } from '@faith-fables/contract/colour-scheme'

/** Whether the screens are lit for the night: as the device says, never, or always. */
export const nightMode = {
  label: 'Night mode',
  options: [
    { value: 'device', label: 'As device' },
    { value: 'light', label: 'Off' },
    { value: 'dark', label: 'On' },
  ] as const satisfies readonly { value: ColourScheme; label: string }[],
}
