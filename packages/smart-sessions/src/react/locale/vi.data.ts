import type { Translation } from '@kit/react-ui/feature'
import type { en } from '../en.data.js'

/** Texts in Vietnamese. */
export const texts: Translation<typeof en, 'vi'> = {
  'smartSessions.title': 'Phiên thông minh',
  'smartSessions.beta': 'Beta',
  'smartSessions.intro': 'Các ứng dụng bạn đã cho phép hành động mà không cần hỏi mỗi lần.',
  'smartSessions.notOffered': 'Phiên có trên các mạng EVM.',
  'smartSessions.active': 'Đang hoạt động',
  'smartSessions.expired': 'Đã hết hạn',
  'smartSessions.revoked': 'Đã thu hồi',
  'smartSessions.activeEmpty': 'Không có phiên đang hoạt động',
  'smartSessions.activeUnknown':
    'Không có phiên đang hoạt động ở đây. Ví của bạn không thể liệt kê các quyền mà ví đã cấp.',
  'smartSessions.timeUnknown': 'Hiện chúng tôi không thể kiểm tra mạng.',
  'smartSessions.expiredEmpty': 'Không có phiên hết hạn',
  'smartSessions.revokedEmpty': 'Không có phiên bị thu hồi',
  'smartSessions.activeOn': 'Đến {date}',
  'smartSessions.noExpiry': 'Đến khi bạn thu hồi',
  'smartSessions.expiredOn': 'Đã hết hạn vào {date}',
  'smartSessions.revokedOn': 'Đã thu hồi vào {date}',
  'smartSessions.inWallet': 'Trong ví của bạn · {when}',
  'smartSessions.andMore': {
    other: '{permission} và {count} quyền khác',
  },
  'smartSessions.unknownApp': 'Ứng dụng không tên',
  'smartSessions.allowance': 'Tối đa {amount} {period}',
  'smartSessions.unknownToken': 'Số lượng không xác định của token {token} {period}',
  'smartSessions.total': 'Tổng cộng tối đa {amount}',
  'smartSessions.stream': '{initial} ngay và thêm {amount} mỗi ngày',
  'smartSessions.streamMost': '{initial} ngay và thêm {amount} mỗi ngày, tổng cộng tối đa {most}',
  'smartSessions.someAmount': 'Số lượng không xác định của token {token}',
  'smartSessions.revocation': 'Thu hồi các phê duyệt token của bạn',
  'smartSessions.minutes': {
    other: 'mỗi {count} phút',
  },
  'smartSessions.hours': {
    other: 'mỗi {count} giờ',
  },
  'smartSessions.days': {
    other: 'mỗi {count} ngày',
  },
  'smartSessions.call': 'Gọi {name} trên {contract}',
  'smartSessions.payingCall': 'Gọi {name} trên {contract} và gửi tối đa {amount} mỗi lần',
  'smartSessions.anyCall': 'Gọi bất kỳ hàm nào của {contract}',
  'smartSessions.other': 'Quyền không xác định ({type})',
  'smartSessions.revoke': 'Thu hồi',
  'smartSessions.retry': 'Thử lại',
  'smartSessions.signing': 'Ký trong ví của bạn để lưu thay đổi này',
  'smartSessions.sending': 'Đang lưu…',
  'smartSessions.declined': 'Bạn đã từ chối yêu cầu. Phiên vẫn đang hoạt động.',
  'smartSessions.revokeInWallet': 'Phiên vẫn đang hoạt động. Hãy mở ví của bạn để thu hồi tại đó.',
  'smartSessions.failed': 'Đã xảy ra lỗi.',
  'smartSessions.recordFailed': 'Đã thu hồi trong ví của bạn. Không cập nhật được danh sách này. Hãy thử lại.',
  'smartSessions.locked': 'Ký một lần để xem các phiên của bạn. Miễn phí.',
  'smartSessions.unlock': 'Hiện các phiên',
  'smartSessions.createdTitle': 'Đã tạo phiên',
  'smartSessions.created': 'Đã cấp quyền',
  'smartSessions.createdText':
    'Từ giờ, {app} có thể làm những việc này mà không cần hỏi mỗi lần. Bạn có thể thu hồi quyền truy cập bất cứ lúc nào.',
  'smartSessions.done': 'Xong',
  'smartSessions.all': 'Xem tất cả các phiên',
}
