import type { Translation } from '@kit/react-ui/feature'
import type { en } from '../en.data.js'

/** Texts in Japanese. */
export const texts: Translation<typeof en, 'ja'> = {
  'smartSessions.title': 'スマートセッション',
  'smartSessions.beta': 'ベータ',
  'smartSessions.intro': '毎回確認せずに操作することを許可したアプリです。',
  'smartSessions.notOffered': 'セッションはEVMネットワークで利用できます。',
  'smartSessions.active': '有効',
  'smartSessions.expired': '期限切れ',
  'smartSessions.revoked': '取り消し済み',
  'smartSessions.activeEmpty': '有効なセッションはありません',
  'smartSessions.activeUnknown':
    'ここには有効なセッションがありません。このウォレットは、付与した権限を一覧表示できません。',
  'smartSessions.timeUnknown': '現在、ネットワークを確認できません。',
  'smartSessions.expiredEmpty': '期限切れのセッションはありません',
  'smartSessions.revokedEmpty': '取り消し済みのセッションはありません',
  'smartSessions.activeOn': '{date}まで',
  'smartSessions.noExpiry': '取り消すまで有効',
  'smartSessions.expiredOn': '{date}に期限切れ',
  'smartSessions.revokedOn': '{date}に取り消し',
  'smartSessions.inWallet': 'ウォレット内 · {when}',
  'smartSessions.andMore': {
    other: '{permission}、他{count}件',
  },
  'smartSessions.unknownApp': '名前のないアプリ',
  'smartSessions.allowance': '{period}最大{amount}',
  'smartSessions.unknownToken': '{period}トークン{token}（量は不明）',
  'smartSessions.total': '合計で最大{amount}',
  'smartSessions.stream': '今すぐ{initial}、以後1日ごとに{amount}追加',
  'smartSessions.streamMost': '今すぐ{initial}、以後1日ごとに{amount}追加、合計で最大{most}',
  'smartSessions.someAmount': 'トークン{token}（量は不明）',
  'smartSessions.revocation': 'トークンの承認を取り消す',
  'smartSessions.minutes': {
    other: '{count}分ごとに',
  },
  'smartSessions.hours': {
    other: '{count}時間ごとに',
  },
  'smartSessions.days': {
    other: '{count}日ごとに',
  },
  'smartSessions.call': '{contract}の{name}を呼び出す',
  'smartSessions.payingCall': '{contract}の{name}を呼び出し、毎回最大{amount}を送信する',
  'smartSessions.anyCall': '{contract}の任意の関数を呼び出す',
  'smartSessions.other': '不明な権限（{type}）',
  'smartSessions.revoke': '取り消す',
  'smartSessions.retry': '再試行',
  'smartSessions.signing': 'この変更を保存するには、ウォレットで署名してください',
  'smartSessions.sending': '保存中…',
  'smartSessions.declined': 'リクエストを拒否しました。セッションはまだ有効です。',
  'smartSessions.revokeInWallet': 'まだ有効です。ウォレットを開いて取り消してください。',
  'smartSessions.failed': '問題が発生しました。',
  'smartSessions.recordFailed':
    'ウォレットでは取り消されましたが、このリストを更新できませんでした。もう一度お試しください。',
  'smartSessions.locked': '一度署名するとセッションを表示できます。無料です。',
  'smartSessions.unlock': 'セッションを表示',
  'smartSessions.createdTitle': 'セッションを作成しました',
  'smartSessions.created': 'アクセスを許可しました',
  'smartSessions.createdText':
    '{app}は、毎回確認せずに以下を実行できるようになりました。アクセスはいつでも取り消せます。',
  'smartSessions.done': '完了',
  'smartSessions.all': 'すべてのセッションを見る',
}
