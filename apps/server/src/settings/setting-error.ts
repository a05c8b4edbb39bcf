/** A setting has a wrong value; the message is one sentence for the operator. */
export class SettingError extends Error {
  override name = 'SettingError'
}
