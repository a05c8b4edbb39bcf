import type { Mail } from '../ports/mail.ts'

export interface PasswordReset {
  email: string
  name: string
  /** Opens the page for a new password. */
  link: string
}

/** The letter with the link to a new password. Good for an hour: the identity provider decides that. */
export function passwordResetMail({ email, name, link }: PasswordReset): Mail {
  const greeting = name.trim() === '' ? 'Hello,' : `Hello ${name.trim()},`
  return {
    to: email,
    subject: 'A new password for Faith Fables',
    text: [greeting, asked, `Choose a new password here:\n${link}`, goodFor, ignore, ''].join('\n\n'),
    html: page(greeting, link),
  }
}

const asked = 'somebody, probably you, asked for a new password for your account at Faith Fables.'
const goodFor = 'The link is good for one hour, and once.'
const ignore = 'If it was not you, there is nothing to do: your password stays as it is.'

/** Mail programs know neither style sheets nor our fonts. */
function page(greeting: string, link: string): string {
  const address = escaped(link)
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>A new password for Faith Fables</title></head>
<body style="margin:0;padding:32px 16px;background:#fff8ec;color:#3a2a20;font:17px/1.6 Nunito,Verdana,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#fffdf8;border:2px solid #dcc39c;border-radius:18px">
<p style="margin:0 0 16px;font-size:23px;font-weight:bold;color:#a8401f">Faith Fables</p>
<p>${escaped(greeting)}</p>
<p>${asked}</p>
<p style="margin:28px 0"><a href="${address}" style="display:inline-block;padding:14px 26px;border-radius:16px;background:#a8401f;color:#fffdf8;font-weight:bold;text-decoration:none">Choose a new password</a></p>
<p>${goodFor} ${ignore}</p>
<p style="margin-bottom:0;font-size:15px;color:#6a5343">If the button does not work, copy this address into your browser:<br><a href="${address}" style="color:#a8401f;word-break:break-all">${address}</a></p>
</div>
</body>
</html>
`
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
