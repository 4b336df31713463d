import type { Translation } from '@kit/react-ui/feature'
import type { en } from '../en.data.js'

/** Texts in German. */
export const texts: Translation<typeof en, 'de'> = {
  'smartSessions.title': 'Smart-Sitzungen',
  'smartSessions.beta': 'Beta',
  'smartSessions.intro': 'Apps, denen du erlaubt hast, ohne jedes Mal zu fragen zu handeln.',
  'smartSessions.notOffered': 'Sitzungen sind in EVM-Netzwerken verfügbar.',
  'smartSessions.active': 'Aktiv',
  'smartSessions.expired': 'Abgelaufen',
  'smartSessions.revoked': 'Widerrufen',
  'smartSessions.activeEmpty': 'Keine aktiven Sitzungen',
  'smartSessions.activeUnknown':
    'Hier keine aktiven Sitzungen. Deine Wallet kann die von ihr erteilten Berechtigungen nicht auflisten.',
  'smartSessions.timeUnknown': 'Wir können das Netzwerk gerade nicht prüfen.',
  'smartSessions.expiredEmpty': 'Keine abgelaufenen Sitzungen',
  'smartSessions.revokedEmpty': 'Keine widerrufenen Sitzungen',
  'smartSessions.activeOn': 'Bis {date}',
  'smartSessions.noExpiry': 'Bis du sie widerrufst',
  'smartSessions.expiredOn': 'Abgelaufen am {date}',
  'smartSessions.revokedOn': 'Widerrufen am {date}',
  'smartSessions.inWallet': 'In deiner Wallet · {when}',
  'smartSessions.andMore': {
    one: '{permission} und {count} weitere',
    other: '{permission} und {count} weitere',
  },
  'smartSessions.unknownApp': 'App ohne Namen',
  'smartSessions.allowance': 'Bis zu {amount} {period}',
  'smartSessions.unknownToken': 'Unbekannter Betrag des Tokens {token} {period}',
  'smartSessions.total': 'Bis zu {amount} insgesamt',
  'smartSessions.stream': '{initial} sofort und täglich weitere {amount}',
  'smartSessions.streamMost': '{initial} sofort und täglich weitere {amount}, insgesamt bis zu {most}',
  'smartSessions.someAmount': 'Unbekannter Betrag des Tokens {token}',
  'smartSessions.revocation': 'Deine Token-Genehmigungen widerrufen',
  'smartSessions.minutes': {
    one: 'pro Minute',
    other: 'alle {count} Minuten',
  },
  'smartSessions.hours': {
    one: 'pro Stunde',
    other: 'alle {count} Stunden',
  },
  'smartSessions.days': {
    one: 'pro Tag',
    other: 'alle {count} Tage',
  },
  'smartSessions.call': '{name} auf {contract} aufrufen',
  'smartSessions.payingCall': '{name} auf {contract} aufrufen und jedes Mal bis zu {amount} senden',
  'smartSessions.anyCall': 'Jede Funktion von {contract} aufrufen',
  'smartSessions.other': 'Unbekannte Berechtigung ({type})',
  'smartSessions.revoke': 'Widerrufen',
  'smartSessions.retry': 'Erneut versuchen',
  'smartSessions.signing': 'Signiere in deiner Wallet, um diese Änderung zu speichern',
  'smartSessions.sending': 'Wird gespeichert …',
  'smartSessions.declined': 'Du hast die Anfrage abgelehnt. Die Sitzung ist weiter aktiv.',
  'smartSessions.revokeInWallet': 'Sie ist weiter aktiv. Öffne deine Wallet, um sie dort zu widerrufen.',
  'smartSessions.failed': 'Etwas ist schiefgelaufen.',
  'smartSessions.recordFailed':
    'In deiner Wallet ist sie widerrufen. Diese Liste konnte nicht aktualisiert werden. Versuche es erneut.',
  'smartSessions.locked': 'Signiere einmal, um deine Sitzungen zu sehen. Das ist kostenlos.',
  'smartSessions.unlock': 'Sitzungen anzeigen',
  'smartSessions.createdTitle': 'Sitzung erstellt',
  'smartSessions.created': 'Zugriff erteilt',
  'smartSessions.createdText':
    '{app} kann dies jetzt tun, ohne jedes Mal zu fragen. Du kannst den Zugriff jederzeit widerrufen.',
  'smartSessions.done': 'Fertig',
  'smartSessions.all': 'Alle Sitzungen ansehen',
}
