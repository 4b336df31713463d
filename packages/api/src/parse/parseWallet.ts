import { type CaipNetworkId, cleanText, type Wallet } from '@kit/core/plugin'
import { fieldsOf, listOf } from './fieldsOf.js'

const caipNetworkId = /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/
const page = /^https?:\/\/[^\s"'<>\\]+$/i
// Rejects links that could run script in the page. Other rules apply when a link is opened.
const link = /^(?!\s*(?:javascript|data|vbscript|blob|file|about):)[a-z][a-z0-9+.-]*(?::\S*)?$/i

/** The kit's fields, the directory's names for them, and the patterns that they must match. */
const texts: readonly (readonly [keyof Wallet, string, RegExp])[] = [
  ['homepage', 'homepage', page],
  ['imageId', 'image_id', /^[\w.-]{1,128}$/],
  ['rdns', 'rdns', /^[\w.-]{1,128}$/],
  ['mobileLink', 'mobile_link', link],
  ['desktopLink', 'desktop_link', link],
  ['webappLink', 'webapp_link', page],
  ['linkMode', 'link_mode', page],
  ['browseLink', 'browse_link', link],
  ['appStore', 'app_store', page],
  ['playStore', 'play_store', page],
  ['chromeStore', 'chrome_store', page],
]

/** Parses one wallet of a directory, which is untrusted: invalid fields are dropped. Returns undefined without an ID or name. */
export function parseWallet(value: unknown): Wallet | undefined {
  const fields = fieldsOf(value)
  const { id } = fields
  const name = cleanText(fields['name'])
  if (typeof id !== 'string' || !/^[\w.-]{1,128}$/.test(id) || name === '') return undefined
  const chains = listOf(fields['chains'], 500).filter(
    (chain): chain is CaipNetworkId => typeof chain === 'string' && caipNetworkId.test(chain),
  )
  const found = texts.flatMap(([key, wire, shape]) => {
    const text = fields[wire]
    return typeof text === 'string' && text.length <= 2048 && shape.test(text) ? [[key, text]] : []
  })
  return {
    id,
    name,
    chains,
    ...Object.fromEntries(found),
    ...(fields['badge_type'] === 'certified' && { certified: true }),
  }
}
