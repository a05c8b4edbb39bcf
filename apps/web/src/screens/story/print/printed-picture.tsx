/** Unpacked with the sheet it stands on: a browser that is asked to print waits for nothing. */
export function PrintedPicture({ address }: { address: string }) {
  return <img src={address} alt="" loading="eager" decoding="sync" width={1024} height={1024} />
}
