/** What is said of somebody for now, or denied, is nothing that they do. */
export const isNoDeed = (base: string): boolean =>
  /^(?:be|have|do|look|seem|mean|get|want|like|love|need|live|use|keep|help|know|think|call|become|match|let)$/.test(
    base,
  )
