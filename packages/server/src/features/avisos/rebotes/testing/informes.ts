/** What a report is about, as its test knows it. */
export interface De {
  /** Where it came to: the return address of a mail. */
  readonly vuelta: string;
  readonly para: string;
  readonly mensaje?: string;
}

const original = ({ para, vuelta, mensaje = 'uno@academia.example' }: De) => `Return-Path: <${vuelta}>
From: =?UTF-8?Q?C=C3=A1tedra?= <no@academia.example>
To: ${para}
Message-ID: <${mensaje}>
Subject: Trabajos en altura vence el viernes
`;

interface Partes {
  readonly cabeceras: string;
  readonly palabras: string;
  readonly estado: string;
  readonly tipo?: string;
}

const informe = (
  de: De,
  { cabeceras, palabras, estado, tipo = 'message/delivery-status' }: Partes,
) => `${cabeceras}
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
	boundary="corte"

--corte
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: 8bit

${palabras}

--corte
Content-Type: ${tipo}

${estado}

--corte
Content-Type: text/rfc822-headers

${original(de)}
--corte--
`;

export const postfix = (de: De) =>
  informe(de, {
    cabeceras: `Return-Path: <>
From: MAILER-DAEMON@mx.empresa.example (Mail Delivery System)
To: ${de.vuelta}
Subject: Undelivered Mail Returned to Sender
Auto-Submitted: auto-replied`,
    palabras: `This is the mail system at host mx.empresa.example.

<${de.para}>: host correo.empresa.example[192.0.2.7] said: 550 5.1.1
    <${de.para}>: Recipient address rejected: User unknown in virtual mailbox table (in reply to RCPT TO command)`,
    estado: `Reporting-MTA: dns; mx.empresa.example
X-Postfix-Queue-ID: 4ZkQ2
Arrival-Date: Wed, 18 Nov 2026 08:00:00 +0100 (CET)

Final-Recipient: rfc822; ${de.para}
Original-Recipient: rfc822;${de.para}
Action: failed
Status: 5.1.1
Remote-MTA: dns; correo.empresa.example
Diagnostic-Code: smtp; 550 5.1.1 <${de.para}>: Recipient address rejected:
    User unknown in virtual mailbox table`,
  });

export const exim = (de: De) =>
  informe(de, {
    cabeceras: `X-Failed-Recipients: ${de.para}
Auto-Submitted: auto-replied
From: Mail Delivery System <Mailer-Daemon@servidor.example>
To: ${de.vuelta}
Subject: Mail delivery failed: returning message to sender`,
    palabras: `This message was created automatically by mail delivery software.

A message that you sent could not be delivered to one or more of its recipients.

  ${de.para}
    mailbox is full: retry timeout exceeded`,
    estado: `Reporting-MTA: dns; servidor.example

Action: failed
Final-Recipient: rfc822;${de.para}
Status: 5.0.0
Remote-MTA: dns; correo.empresa.example
Diagnostic-Code: smtp; 552 5.2.2 Quota exceeded`,
  });

/** Of before 4.90: no report that programs read. */
export const eximViejo = (de: De) => `X-Failed-Recipients: ${de.para}
Auto-Submitted: auto-replied
From: Mail Delivery System <Mailer-Daemon@servidor.example>
To: ${de.vuelta}
Subject: Mail delivery failed: returning message to sender
Content-Type: text/plain; charset=us-ascii

  ${de.para}
    SMTP error from remote mail server after RCPT TO:<${de.para}>:
    host correo.empresa.example [192.0.2.7]: 550 No such user here

------ This is a copy of the message, including all the headers. ------

${original(de)}`;

export const exchange = (de: De) =>
  informe(de, {
    cabeceras: `From: <postmaster@empresa.example>
To: <${de.vuelta}>
Subject: =?utf-8?Q?No_se_puede_entregar=3A_Trabajos_en_altura?=
Content-Language: es-ES
Auto-Submitted: auto-generated
X-MS-Exchange-Message-Is-Ndr:`,
    palabras: `No se pudo entregar el mensaje a ${de.para}.

No se encontró a ${de.para.split('@')[0]} en empresa.example.`,
    estado: `Reporting-MTA: dns;DB9PR04MB1234.eurprd04.prod.outlook.com
Received-From-MTA: dns;academia.example
Arrival-Date: Wed, 18 Nov 2026 07:00:01 +0000

Final-Recipient: rfc822;${de.para.toUpperCase()}
Action: failed
Status: 5.1.10
Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup`,
  });

export const gmail = (de: De) =>
  informe(de, {
    cabeceras: `Delivered-To: ${de.vuelta}
Return-Path: <>
X-Failed-Recipients: ${de.para}
From: Mail Delivery Subsystem <mailer-daemon@googlemail.com>
To: rebotes@academia.example
Auto-Submitted: auto-replied
Subject: Delivery Status Notification (Failure)`,
    palabras: `No se ha encontrado la dirección

Tu mensaje no se ha entregado a ${de.para} porque no se ha encontrado la dirección.`,
    estado: `Reporting-MTA: dns; googlemail.com
Arrival-Date: Wed, 18 Nov 2026 00:00:01 -0800 (PST)
X-Original-Message-ID: <${de.mensaje ?? 'uno@academia.example'}>

Final-Recipient: rfc822; ${de.para}
Action: failed
Status: 5.1.1
Remote-MTA: dns; gmail-smtp-in.l.google.com. (192.0.2.27, the server for the domain gmail.com.)
Diagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does not exist.
Last-Attempt-Date: Wed, 18 Nov 2026 00:00:02 -0800 (PST)`,
  });

/** In the words of a host of here, and for nobody but people. */
export const enEspanol = (de: De) => `From: "Sistema de correo" <postmaster@hosting.example>
To: ${de.vuelta}
Subject: =?UTF-8?Q?Correo_no_entregado=3A_devuelto_al_remitente?=
Content-Type: text/plain; charset=iso-8859-1
Content-Transfer-Encoding: quoted-printable

No ha sido posible entregar su mensaje al destinatario:

    <${de.para}>: 550 5.2.1 El buz=F3n est=E1 desactivado

El servidor no volver=E1 a intentarlo.
`;

export const caducado = (de: De) =>
  postfix(de)
    .replaceAll('5.1.1', '4.4.1')
    .replaceAll('550 ', '')
    .replace('User unknown in virtual mailbox table', 'Connection timed out');

export const noNosQuiere = (de: De) => postfix(de).replaceAll('5.1.1', '5.7.1').replaceAll('550 ', '554 ');

export const retraso = (de: De) =>
  postfix(de)
    .replace('Action: failed', 'Action: delayed')
    .replaceAll('5.1.1', '4.4.1')
    .replace('Undelivered Mail Returned to Sender', 'Delayed Mail (still being retried)');

export const entregado = (de: De) =>
  postfix(de).replace('Action: failed', 'Action: delivered').replace('Status: 5.1.1', 'Status: 2.0.0');

export const vacaciones = (de: De) => `From: ${de.para}
To: ${de.vuelta}
Subject: =?UTF-8?Q?Fuera_de_la_oficina=3A_Trabajos_en_altura?=
Auto-Submitted: auto-replied (vacation)
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: 8bit

Estoy de vacaciones hasta el día 5. Si es urgente, llama al 550 5.1.1.
`;

/** A report in which no address is named. */
export const deNadie = (de: De) =>
  postfix(de)
    .replace(/^(Final|Original)-Recipient:.*\n/gm, '')
    .replaceAll(de.para, 'el destinatario');

/** It was sent on from the address of ours to another, and that one refused it. */
export const reenviado = (de: De) =>
  postfix(de)
    .replaceAll(`rfc822; ${de.para}`, 'rfc822; otra@fuera.example')
    .replace(`rfc822;${de.para}`, 'rfc822;otra@fuera.example');
