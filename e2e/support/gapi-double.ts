/**
 * In place of Google's `api.js`: what Firebase's library and the emulator's frame ask of it to talk to each other. Runs
 * in the page and in the frame.
 */
function installGapi(): void {
  type Handler = (message: unknown) => unknown
  const handlers = new Map<string, Handler>()
  const replies = new Map<string, (answers: unknown[]) => void>()
  /** What was said before anybody listened. */
  const unheard: { name: string; hear: () => void }[] = []
  const partnerOf = (target: () => Window | null) => ({
    restyle: async () => undefined,
    ping: async (heard: () => void) => heard(),
    register(name: string, handler: Handler) {
      handlers.set(name, handler)
      for (const call of unheard.splice(0)) {
        if (call.name === name) call.hear()
        else unheard.push(call)
      }
    },
    send(name: string, message: unknown, reply: (answers: unknown[]) => void) {
      const id = crypto.randomUUID()
      replies.set(id, reply)
      target()?.postMessage({ gapi: 'call', id, name, message }, '*')
    },
  })
  window.addEventListener('message', ({ data, source }) => {
    const hear = () => {
      const answer = handlers.get(data.name)?.(data.message)
      ;(source as Window).postMessage({ gapi: 'reply', id: data.id, answer }, '*')
    }
    if (data?.gapi === 'call' && handlers.has(data.name)) hear()
    else if (data?.gapi === 'call') unheard.push({ name: data.name, hear })
    if (data?.gapi !== 'reply') return
    try {
      replies.get(data.id)?.([data.answer])
    } catch {
      // Firebase's library throws behind every answer it has already taken, and Google's swallows that.
    }
  })
  const context = {
    getParentIframe: () => partnerOf(() => window.parent),
    open({ where, url }: { where: HTMLElement; url: string }, opened: (partner: object) => unknown) {
      const frame = document.createElement('iframe')
      frame.style.display = 'none'
      frame.src = url
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
      where.append(frame)
      return loaded.then(() => opened(partnerOf(() => frame.contentWindow)))
    },
  }
  const gapi = {
    load: (_: string, { callback }: { callback: () => void }) => callback(),
    iframes: { getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: {} },
  }
  const named = new URL((document.currentScript as HTMLScriptElement).src).searchParams.get('onload')
  Object.assign(window, { gapi })
  const started = Reflect.get(window, named ?? 'gapi_onload')
  if (typeof started === 'function') started()
}

export const gapiDouble = `(${installGapi.toString()})()`
