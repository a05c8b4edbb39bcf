import type { ListedPlot, Plot, RoleSheet } from './plot.ts'

/** What is written in the place of a pattern: whole words, each a regular expression. */
type Words = readonly string[]

export type CompiledRoleSheet = Omit<RoleSheet, 'suits'> & { suits?: Words }

/** A plot as JSON has it. */
export type CompiledPlot = Omit<Plot, 'suits' | 'cast'> & { suits: Words; cast: readonly CompiledRoleSheet[] }

export type CompiledOutline = Omit<ListedPlot, 'suits' | 'cast'> & Pick<CompiledPlot, 'suits' | 'cast'>
