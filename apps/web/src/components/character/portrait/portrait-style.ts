import { createContext } from 'react'

/** Id of the illustration style in which characters are drawn here; null where none is chosen. */
export const PortraitStyle = createContext<string | null>(null)
