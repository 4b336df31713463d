import { cleanText } from '@kit/core/adapter'
import type { RemotePeer } from '@kit/testing/remote-wallet'

/**
 * An app's icon. Only `data:` images are shown, because loading others would reveal the user to the app's host. Otherwise its initial, on a
 * color derived from its name.
 */
export function AppMark({ peer, size = 40 }: { readonly peer: RemotePeer; readonly size?: number }) {
  const icon = peer.icons.find((candidate) => /^data:image\/(png|jpeg|webp|gif|svg\+xml)[;,]/.test(candidate))
  if (icon !== undefined) return <img className="mark" src={icon} alt="" width={size} height={size} />
  const name = cleanText(peer.name) || '?'
  const hue = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7)
  return (
    <svg className="mark" viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
      <rect width="40" height="40" fill={`oklch(50% 0.13 ${hue})`} />
      <text x="20" y="27" textAnchor="middle" fontSize="19" fontWeight="600" fill="#fff">
        {Array.from(name)[0]?.toUpperCase()}
      </text>
    </svg>
  )
}
