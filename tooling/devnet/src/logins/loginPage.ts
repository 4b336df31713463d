import type { DevPerson } from './devPeople.data.js'
import { devPeople } from './devPeople.data.js'

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:8vh auto;max-width:24em;padding:0 24px;text-align:center}
button{font:inherit;display:block;width:100%;padding:14px;margin:12px 0;border:1px solid #888;border-radius:12px;background:#fff;cursor:pointer}
button.quiet{border:0;color:#555}`

/**
 * Returns a page with a button for each person, which posts `person`, and one that declines. Only trusted texts are passed, so nothing is
 * escaped.
 *
 * @example loginPage({ title: 'Log in with Google', verb: 'Log in as' })
 */
export function loginPage({ title, verb }: { readonly title: string; readonly verb: string }): string {
  const button = ({ id, name }: DevPerson): string => `<button name="person" value="${id}">${verb} ${name}</button>`
  return framed(
    title,
    `<h1>${title}</h1><p>A development provider on this machine. No other provider is contacted.</p>
<form method="post">${devPeople.map(button).join('')}<button class="quiet" name="person" value="">Cancel</button></form>`,
  )
}

/** Returns a page with a title and one sentence. */
export function notePage(title: string, text: string): string {
  return framed(title, `<h1>${title}</h1><p>${text}</p>`)
}

function framed(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head><body>${body}</body></html>`
}
