import type { Translation } from '@kit/react-ui/feature'
import type { en } from '../en.data.js'

/** Texts in Vietnamese. */
export const texts: Translation<typeof en, 'vi'> = {
  'portfolio.total': 'Tổng giá trị',
  'portfolio.unavailable': 'Không tải được token',
  'portfolio.retry': 'Thử lại',
  'portfolio.empty': 'Chưa có token trên {network}',
  'portfolio.receive': 'Nhận token',
  'portfolio.token': 'Token',
  'portfolio.notHeld': 'Bạn không còn giữ token này.',
  'portfolio.price': 'Giá',
  'portfolio.contract': 'Hợp đồng',
  'portfolio.network': 'Mạng',
  'portfolio.copy': 'Sao chép địa chỉ hợp đồng',
  'portfolio.copyId': 'Sao chép ID token',
  'portfolio.add': 'Thêm vào ví',
  'portfolio.adding': 'Xác nhận trong ví của bạn',
  'portfolio.added': 'Đã thêm vào ví',
  'portfolio.addDeclined': 'Đã từ chối. Thử lại.',
  'portfolio.addFailed': 'Không thêm được vào ví',
  'portfolio.nft': 'NFT',
  'portfolio.nftsUnavailable': 'Không tải được NFT của bạn. Chúng vẫn an toàn trên mạng.',
  'portfolio.noNfts': 'Chưa có NFT trên {network}',
  'portfolio.receiveNfts': 'Nhận NFT',
  'portfolio.olderNfts': 'Tải NFT cũ hơn',
  'portfolio.nftAmount': 'Đang sở hữu',
  'portfolio.nftId': 'ID token',
  'portfolio.standard': 'Tiêu chuẩn',
}
