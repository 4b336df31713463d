/** The page at the end of a navigation. */
export type BrowserPage = { readonly url: string; readonly status: number; readonly text: string }

/** A window that follows links, keeps cookies, and exposes what a page would post to its opener. */
export type Browser = {
  /** Follows redirects and self-submitting forms. */
  open(url: string): Promise<BrowserPage>
  /** Presses a button of the page's form. */
  press(page: BrowserPage, name: string, value: string): Promise<BrowserPage>
}

const formPattern = /<form[^>]* action="([^"]+)"/
const field = /<input type="hidden" name="([^"]+)" value="([^"]*)"/g

/** Creates a browser that reaches the login host at the test's server. `change` modifies each URL before it loads. */
export function createBrowser(
  wallet: { readonly login: string; readonly walletUrl: string },
  change: (url: URL) => void = () => undefined,
): Browser {
  const jars = new Map<string, Map<string, string>>()

  async function load(address: string, form?: URLSearchParams): Promise<BrowserPage> {
    const changed = new URL(address)
    change(changed)
    const { host, href: url } = changed
    const jar = jars.get(host) ?? new Map<string, string>()
    jars.set(host, jar)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url.replace(wallet.login, wallet.walletUrl), {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie },
      ...(form && { body: form }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0/i.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    const next = answer.headers.get('location')
    if (next !== null) return load(new URL(next, url).href)
    const text = await answer.text()
    const action = formPattern.exec(text)?.[1]
    if (action === undefined) return { url, status: answer.status, text }
    return load(
      action,
      new URLSearchParams(Object.fromEntries([...text.matchAll(field)].map(([, name, value]) => [name, value]))),
    )
  }

  return {
    open: (url) => load(url),
    press: (page, name, value) => load(page.url, new URLSearchParams({ [name]: value })),
  }
}

/** Returns what the callback page would post to its opener, or redirect to without one. */
export function readResult({ text }: BrowserPage) {
  const read = (name: string) => new RegExp(`data-${name}="([^"]*)"`).exec(text)?.[1]?.replaceAll('&amp;', '&')
  const [uri = '', origin, redirect] = ['uri', 'origin', 'redirect'].map(read)
  const given = URL.canParse(uri) ? new URL(uri).searchParams : new URLSearchParams()
  const [ticket, code, error] = ['ticket', 'code', 'error'].map((name) => given.get(name) ?? undefined)
  return { uri, origin, redirect, ticket, code, error }
}
