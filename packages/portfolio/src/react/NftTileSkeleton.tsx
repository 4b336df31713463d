import { Skeleton, useStyles } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { classes, css } from './NftTileSkeleton.module.css.js'

/** Placeholders for tiles that are loading. */
export function NftTileSkeleton({ count }: { readonly count: number }): ReactElement {
  useStyles(css)
  return (
    <div className={classes.grid}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells them apart
        <span key={index} className={classes.tile}>
          <span className={classes.picture}>
            <Skeleton height="100%" radius="calc(var(--r) * 4)" />
          </span>
          <Skeleton width="70%" height="20px" />
          <Skeleton width="45%" height="18px" />
        </span>
      ))}
    </div>
  )
}
