import { KitError } from '@kit/core'
import type { Ports } from '@kit/core/plugin'
import type { PageProvider } from '../protocol/fields.js'
import { awaitPopup } from './awaitPopup.js'
import type { SocialLoginOptions, SocialSteps } from './createSocialSteps.js'
import type { SocialView } from './createSocialView.js'
import { watchReturn } from './watchReturn.js'

const isolatedWarning =
  'The pop-up for social sign-in did not reach this page, so sign-in continues in this tab. If the page sends `Cross-Origin-Opener-Policy: same-origin`, send `Cross-Origin-Opener-Policy: same-origin-allow-popups` instead.'

/** The first page of the pop-up, at the login host. `isEmpty`: the host wasn't known yet, so the pop-up is blank. */
export type FirstPage = { readonly path: string; readonly isEmpty: boolean }

/** Dependencies of a sign-in in a pop-up. */
export type PopupLogin = SocialSteps &
  Pick<SocialLoginOptions, 'context' | 'frame'> & {
    readonly view: Pick<SocialView, 'watchClosed'>
    /** Restarts in this tab, for a user who returned after their pop-up was abandoned. */
    again(): Promise<void>
  }

/** Signs in at a provider in the pop-up that a click opened. */
export async function loginInPopup(
  { again, fetchUri, context, finish, frame, redirect, requireOffered, setLogin, view }: PopupLogin,
  provider: PageProvider,
  { page, popup }: { readonly page: FirstPage; readonly popup: Window },
  signal: AbortSignal,
): Promise<void> {
  const { clock, log } = context.ports
  setLogin({ status: 'popup', provider })
  const { url } = await requireOffered(provider, signal)
  let goOn = (): void => undefined
  const isThere = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const ending = awaitPopup({ popup, loginUrl: url, clock, signal, onWaiting: goOn })
  // Prevents an unhandled rejection if the request for the URL fails first.
  ending.catch(() => undefined)
  if (page.isEmpty) popup.location.href = `${url}${page.path}`
  const uri = await fetchUri(provider, signal)
  // A browser that is still loading the first page would drop a navigation.
  await Promise.race([isThere, ending])
  popup.location.href = uri
  const end = await ending
  if (end === 'silent' && (await isIsolated(context.ports, signal)) !== false) {
    log.warn(isolatedWarning)
    return redirect(provider, signal)
  }
  if (typeof end === 'object') {
    popup.close()
    return finish(provider, end.resultUri, signal)
  }
  const followed = watchReturn({ frame, clock, signal, watchClosed: view.watchClosed })
  if (await followed.early) return redirect(provider, signal)
  void followed.later.then((returned) => (returned ? again() : undefined)).catch(() => undefined)
  throw new KitError('connection/rejected', { shortMessage: 'The pop-up was closed.' })
}

/** Whether the page's `Cross-Origin-Opener-Policy` cuts pop-ups off, which then look closed. Undefined if its headers can't be read. */
async function isIsolated(
  { fetch, platform }: Pick<Ports, 'fetch' | 'platform'>,
  signal: AbortSignal,
): Promise<boolean | undefined> {
  const response = await fetch(platform.href, { method: 'HEAD', signal }).catch(() => undefined)
  signal.throwIfAborted()
  if (!response?.ok) return undefined
  return /^(same-origin|noopener-allow-popups)\s*(;|$)/.test(response.headers.get('cross-origin-opener-policy') ?? '')
}
