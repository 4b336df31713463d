import type { ReactElement } from 'react'

/** Text in which shortened addresses stay on one line. Browsers may break a line after their "…". */
export function AddressText({ children }: { readonly children: string }): ReactElement {
  return (
    <>
      {children.split(/(\S+…\S+)/).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no state
          <span key={index} style={{ whiteSpace: 'nowrap' }}>
            {part}
          </span>
        ),
      )}
    </>
  )
}
