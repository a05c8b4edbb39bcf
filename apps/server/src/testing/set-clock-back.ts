const machineDate = Date

/**
 * Sets the clock of this process back, as a time server or a person may: every date, and with them the clock of the
 * embedded database. Timers go on as they were. Put right again when the scope ends: `using _ = setClockBack(7200)`.
 */
export function setClockBack(seconds: number): Disposable {
  const shifted = () => machineDate.now() - seconds * 1000
  globalThis.Date = new Proxy(machineDate, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [shifted()] : values, newTarget),
    get: (target, property) => (property === 'now' ? shifted : Reflect.get(target, property)),
  })
  return {
    [Symbol.dispose]() {
      globalThis.Date = machineDate
    },
  }
}
