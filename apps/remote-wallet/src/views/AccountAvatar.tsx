/** An avatar in five tints of a color derived from the address. */
export function AccountAvatar({ address, size = 40 }: { readonly address: string; readonly size?: number }) {
  const hue = Number.parseInt(address.slice(2, 8), 16) % 360
  const turn = Number.parseInt(address.slice(8, 10), 16) % 90
  return (
    <svg className="avatar" viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
      <rect width="40" height="40" fill={`oklch(88% 0.06 ${hue})`} />
      <g transform={`rotate(${turn} 20 20)`}>
        <circle cx="30" cy="8" r="20" fill={`oklch(79% 0.1 ${hue})`} />
        <circle cx="6" cy="30" r="19" fill={`oklch(70% 0.13 ${hue + 20})`} />
        <circle cx="32" cy="36" r="15" fill={`oklch(61% 0.15 ${hue + 40})`} />
        <circle cx="18" cy="18" r="8" fill={`oklch(52% 0.15 ${hue + 55})`} />
      </g>
    </svg>
  )
}
