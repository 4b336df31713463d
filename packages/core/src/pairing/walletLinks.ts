import { inAppBrowserOf } from '../directory/inAppBrowserOf.js'
import type { Wallet } from '../directory/Wallet.js'
import { isForbiddenScheme } from '../ports/isForbiddenScheme.js'
import type { PlatformPort } from '../ports/Ports.js'

/** A link that opens a wallet with a pairing link. */
export type WalletLink = {
  /** The URL to open. */
  readonly redirect: string
  /** The universal (HTTPS) form, for when the app's own scheme opens nothing. */
  readonly universal?: string
  /** The wallet's URL without the pairing link, which later requests open again. */
  readonly href: string
  readonly target: '_self' | '_blank' | '_top'
}

/** Links that open a wallet from this page. */
export type WalletLinks = { readonly mobile?: WalletLink; readonly desktop?: WalletLink; readonly webapp?: WalletLink }

/** The part of the platform that links depend on. */
export type LinkPlatform = Pick<PlatformPort, 'os' | 'isTelegram' | 'isInIframe'>

const schemePattern = /^([a-z][a-z0-9+.-]*):\/\/\S*$/i

/** Returns `scheme://…/`, or undefined if the text isn't a link to an app or a page. */
export function parseBase(link: string | undefined): string | undefined {
  if (link === undefined) return undefined
  const text = link.trim()
  const withScheme = text.includes('://') ? text : `${text.replace(/[:/]+$/, '')}://`
  const scheme = schemePattern.exec(withScheme)?.[1]
  if (scheme === undefined || isForbiddenScheme(scheme)) return undefined
  return withScheme.endsWith('/') ? withScheme : `${withScheme}/`
}

const isHttp = (link: string): boolean => /^https?:\/\//i.test(link)

/**
 * Returns the links that open a wallet with a pairing link: the native form `scheme://wc?uri=…`, its universal form, and their targets.
 * Telegram on Android gets the double encoding that it requires. Invalid links are left out.
 *
 * @example
 * walletLinks(wallet, 'wc:…', ports.platform).mobile?.redirect // 'metamask://wc?uri=wc%3A…'
 */
export function walletLinks(wallet: Wallet, uri: string, platform: LinkPlatform): WalletLinks {
  const once = encodeURIComponent(uri)
  const encoded = platform.isTelegram && platform.os === 'android' ? encodeURIComponent(once) : once
  const query = `wc?uri=${encoded}`
  const target = linkTarget(platform)

  function toLink(link: string | undefined, linkTarget: WalletLink['target']): WalletLink | undefined {
    const href = parseBase(link)
    return href === undefined ? undefined : { redirect: href + query, href, target: linkTarget }
  }

  const mobile = toLink(wallet.mobileLink, target) ?? toLink(httpOnly(wallet.linkMode), target)
  const universalBase = parseBase(httpOnly(wallet.linkMode))
  const desktop = toLink(wallet.desktopLink, target)
  const webapp = toLink(httpOnly(wallet.webappLink), '_blank')
  return {
    ...(mobile && {
      mobile:
        universalBase !== undefined && !isHttp(mobile.href) ? { ...mobile, universal: universalBase + query } : mobile,
    }),
    ...(desktop && { desktop }),
    ...(webapp && { webapp }),
  }
}

function httpOnly(link: string | undefined): string | undefined {
  return link !== undefined && isHttp(link.trim()) ? link : undefined
}

/**
 * Returns the link that opens this page in the wallet's own browser, or `undefined` if the wallet has none.
 *
 * @param namespaces The namespaces to connect. The first one with a link of its own decides; defaults to the wallet's general link.
 */
export function walletBrowseLink(
  wallet: Wallet,
  page: Pick<PlatformPort, 'href' | 'origin'>,
  namespaces: Iterable<string> = [],
): string | undefined {
  const { browseLink, browseLinks = {} } = inAppBrowserOf(wallet)
  const { chains } = wallet
  const namespace = [...namespaces].find(
    (name) => chains.length === 0 || chains.some((chain) => chain.startsWith(`${name}:`)),
  )
  const own = namespace !== undefined && Object.hasOwn(browseLinks, namespace) ? browseLinks[namespace] : undefined
  const template = own ?? browseLink
  if (template === undefined) return undefined
  const values = {
    '{href}': encodeURIComponent(page.href),
    '{origin}': encodeURIComponent(page.origin),
    '{page}': page.href.replace(/^https?:\/\//, ''),
  }
  return template.trim().replace(/\{(?:href|origin|page)\}/g, (name) => values[name as keyof typeof values])
}

/** Returns the target of a wallet link (rule mobile-2): a new window in Telegram, the top frame in an iframe, or else the page. */
export function linkTarget(platform: Pick<PlatformPort, 'isTelegram' | 'isInIframe'>): '_self' | '_blank' | '_top' {
  if (platform.isTelegram) return '_blank'
  return platform.isInIframe ? '_top' : '_self'
}
