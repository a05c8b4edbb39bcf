/** A fetch that breaks off an answer that has too many bytes, before they fill the memory. */
export function fetchWithin(mostBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    return response.body ? new Response(response.body.pipeThrough(counted(mostBytes)), response) : response
  }
}

function counted(mostBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > mostBytes) controller.error(new Error(`The answer has more than ${mostBytes} bytes.`))
      else controller.enqueue(chunk)
    },
  })
}
