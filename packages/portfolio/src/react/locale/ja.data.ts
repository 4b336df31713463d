import type { Translation } from '@kit/react-ui/feature'
import type { en } from '../en.data.js'

/** Texts in Japanese. */
export const texts: Translation<typeof en, 'ja'> = {
  'portfolio.total': '合計評価額',
  'portfolio.unavailable': 'トークンを読み込めませんでした',
  'portfolio.retry': '再試行',
  'portfolio.empty': '{network}のトークンはまだありません',
  'portfolio.receive': 'トークンを受け取る',
  'portfolio.token': 'トークン',
  'portfolio.notHeld': 'このトークンはもう保有していません。',
  'portfolio.price': '価格',
  'portfolio.contract': 'コントラクト',
  'portfolio.network': 'ネットワーク',
  'portfolio.copy': 'コントラクトアドレスをコピー',
  'portfolio.copyId': 'トークンIDをコピー',
  'portfolio.add': 'ウォレットに追加',
  'portfolio.adding': 'ウォレットで確認してください',
  'portfolio.added': 'ウォレットに追加しました',
  'portfolio.addDeclined': '拒否しました。再度お試しください。',
  'portfolio.addFailed': 'ウォレットに追加できませんでした',
  'portfolio.nft': 'NFT',
  'portfolio.nftsUnavailable': 'NFTを読み込めませんでした。NFTはネットワーク上で安全です。',
  'portfolio.noNfts': '{network}のNFTはまだありません',
  'portfolio.receiveNfts': 'NFTを受け取る',
  'portfolio.olderNfts': '以前のNFTを読み込む',
  'portfolio.nftAmount': '保有数',
  'portfolio.nftId': 'トークンID',
  'portfolio.standard': '規格',
}
