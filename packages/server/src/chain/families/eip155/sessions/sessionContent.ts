import type { SessionTerms } from '../../../../contract/sessionEndpoints.js'
import { HttpError } from '../../../../platform/http/HttpError.js'
import type { SessionContent, StoredSession } from './createSessionTable.js'

/** A page of an account's sessions, and the cursor of the next page. */
export type SessionPage = { readonly sessions: readonly StoredSession[]; readonly next: string | null }

/** Maximum characters of a session's content. */
const maxContent = 32 * 1024
/** Maximum characters of one page. */
const maxPage = 1024 * 1024

/** The terms that the owner agrees to. */
export function agreed({ expiry, signer, permissions, policies }: SessionTerms): object {
  return { expiry, signer, permissions, policies }
}

/** The stored content of the terms. */
export function sessionContent(
  { expiry, signer, permissions, policies }: SessionTerms,
  context: string,
): SessionContent {
  const [signerText = '', permissionsText = '', policiesText = ''] = [signer, permissions, policies].map((part) =>
    JSON.stringify(part),
  )
  const content = { expiry, signer: signerText, permissions: permissionsText, policies: policiesText, context }
  if (sizeOf(content) > maxContent) throw new HttpError(400, '', 'The session terms are too long')
  return content
}

function sizeOf({ signer, permissions, policies, context }: SessionContent): number {
  return signer.length + permissions.length + policies.length + context.length
}

/** Returns whether a session was activated with the same content. */
export function hasContent(session: StoredSession, content: SessionContent): boolean {
  const { expiry, signer, permissions, policies, context } = session
  return JSON.stringify(content) === JSON.stringify({ expiry, signer, permissions, policies, context })
}

/** Returns the sessions that fit on a page, at least one. */
export function firstPage(found: readonly StoredSession[]): SessionPage {
  let size = 0
  const cut = found.findIndex((session, index) => {
    size += sizeOf(session)
    return index > 0 && size > maxPage
  })
  const sessions = cut === -1 ? found : found.slice(0, cut)
  return { sessions, next: cut === -1 ? null : (sessions.at(-1)?.pci ?? null) }
}
