import type { Translation } from '@kit/react-ui/feature'
import type { en } from '../en.data.js'

/** Texts in Indonesian. */
export const texts: Translation<typeof en, 'id'> = {
  'smartSessions.title': 'Sesi pintar',
  'smartSessions.beta': 'Beta',
  'smartSessions.intro': 'Aplikasi yang Anda izinkan bertindak tanpa bertanya setiap kali.',
  'smartSessions.notOffered': 'Sesi tersedia di jaringan EVM.',
  'smartSessions.active': 'Aktif',
  'smartSessions.expired': 'Kedaluwarsa',
  'smartSessions.revoked': 'Dicabut',
  'smartSessions.activeEmpty': 'Tidak ada sesi aktif',
  'smartSessions.activeUnknown':
    'Tidak ada sesi aktif di sini. Dompet Anda tidak dapat menampilkan daftar izin yang diberikannya.',
  'smartSessions.timeUnknown': 'Kami tidak dapat memeriksa jaringan saat ini.',
  'smartSessions.expiredEmpty': 'Tidak ada sesi kedaluwarsa',
  'smartSessions.revokedEmpty': 'Tidak ada sesi dicabut',
  'smartSessions.activeOn': 'Hingga {date}',
  'smartSessions.noExpiry': 'Hingga Anda mencabutnya',
  'smartSessions.expiredOn': 'Kedaluwarsa pada {date}',
  'smartSessions.revokedOn': 'Dicabut pada {date}',
  'smartSessions.inWallet': 'Di dompet Anda · {when}',
  'smartSessions.andMore': {
    other: '{permission}, dan {count} lainnya',
  },
  'smartSessions.unknownApp': 'Aplikasi tanpa nama',
  'smartSessions.allowance': 'Maksimal {amount} {period}',
  'smartSessions.unknownToken': 'Jumlah tidak diketahui dari token {token} {period}',
  'smartSessions.total': 'Maksimal {amount} secara total',
  'smartSessions.stream': '{initial} sekarang dan tambahan {amount} per hari',
  'smartSessions.streamMost': '{initial} sekarang dan tambahan {amount} per hari, maksimal {most} secara total',
  'smartSessions.someAmount': 'Jumlah tidak diketahui dari token {token}',
  'smartSessions.revocation': 'Mencabut persetujuan token Anda',
  'smartSessions.minutes': {
    other: 'setiap {count} menit',
  },
  'smartSessions.hours': {
    other: 'setiap {count} jam',
  },
  'smartSessions.days': {
    other: 'setiap {count} hari',
  },
  'smartSessions.call': 'Memanggil {name} di {contract}',
  'smartSessions.payingCall': 'Memanggil {name} di {contract} dan mengirim maksimal {amount} setiap kali',
  'smartSessions.anyCall': 'Memanggil fungsi apa pun di {contract}',
  'smartSessions.other': 'Izin tidak dikenal ({type})',
  'smartSessions.revoke': 'Cabut',
  'smartSessions.retry': 'Coba lagi',
  'smartSessions.signing': 'Tanda tangani di dompet Anda untuk menyimpan perubahan ini',
  'smartSessions.sending': 'Menyimpan…',
  'smartSessions.declined': 'Anda menolak permintaan. Sesi masih aktif.',
  'smartSessions.revokeInWallet': 'Sesi masih aktif. Buka dompet Anda untuk mencabutnya di sana.',
  'smartSessions.failed': 'Terjadi kesalahan.',
  'smartSessions.recordFailed': 'Dicabut di dompet Anda. Tidak dapat memperbarui daftar ini. Coba lagi.',
  'smartSessions.locked': 'Tanda tangani sekali untuk melihat sesi Anda. Gratis.',
  'smartSessions.unlock': 'Tampilkan sesi',
  'smartSessions.createdTitle': 'Sesi dibuat',
  'smartSessions.created': 'Akses diberikan',
  'smartSessions.createdText':
    '{app} kini dapat melakukan ini tanpa bertanya setiap kali. Anda dapat mencabut akses kapan saja.',
  'smartSessions.done': 'Selesai',
  'smartSessions.all': 'Lihat semua sesi',
}
