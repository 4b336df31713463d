import { type ApiClient, getImage } from '@kit/api'
import { useEffect, useState } from 'react'

/** The picture of a token: the one that its list names, else the server's, as a `data:` address that the page's policy lets in. */
export function useTokenImage(api: ApiClient, symbol: string, listed: string | undefined): string | undefined {
  const [image, setImage] = useState<string>()
  useEffect(() => {
    if (listed !== undefined) return
    const end = new AbortController()
    getImage(api, 'token', symbol, end.signal).then(setImage, () => {
      // A letter stands in.
    })
    return () => end.abort()
  }, [api, symbol, listed])
  return listed ?? image
}
