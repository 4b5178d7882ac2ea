import { figura } from '#seed/content/figuras.ts';
import { prosa } from '#seed/content/prosa.ts';

export const compartir = prosa(`
<p>La mayoría de los incidentes no los causa un pirata informático, sino un correo enviado deprisa. Esta lectura trata de cuatro gestos que haces todos los días y de cómo hacerlos bien sin perder tiempo.</p>
<h2>1. El correo a muchas personas</h2>
<p>Si escribes a personas que no se conocen entre sí, sus direcciones van en <strong>copia oculta (CCO)</strong>. Ponerlas en «Para» o en «CC» es comunicar a cada una el correo de todas las demás, y la Agencia Española de Protección de Datos ha sancionado por ello. Mejor todavía: usa la herramienta de envíos de tu departamento, que manda un mensaje a cada persona.</p>
<p>Antes de pulsar «Enviar», relee tres cosas: el destinatario (el autocompletado se equivoca), los adjuntos y el hilo que arrastras debajo.</p>
<h2>2. La hoja de cálculo que viaja</h2>
<p>Un archivo adjunto deja de ser tuyo en cuanto sale. Comparte el enlace a la carpeta, con permiso solo para quien lo necesita y fecha de caducidad. Y comprueba las columnas: ocultar una no la borra. Cualquiera puede volver a mostrarla con dos clics.</p>
<h2>3. La fotocopia del documento</h2>
<p>Casi nunca hace falta. Si solo tienes que comprobar quién es alguien, mira el documento y devuélvelo. Si una norma te obliga a conservar una copia, guárdala donde corresponde, no en el correo.</p>
<p>Para publicar un listado en el tablón, la ley da una fórmula: nombre, apellidos y <strong>cuatro cifras</strong> del documento, nunca el número completo. Es la disposición adicional séptima de la Ley Orgánica 3/2018.</p>
<h2>4. La conversación en voz alta</h2>
<p>El pasillo, el taxi y el vagón silencioso también cuentan. Lo mismo vale para los grupos de mensajería: el cuadrante con los motivos de las ausencias no va a un grupo de veinte personas.</p>
<h2>Lo justo, en tres casos</h2>
<table>
<thead><tr><th>Te piden…</th><th>Basta con…</th></tr></thead>
<tbody>
<tr><td>La lista de asistentes para imprimir diplomas</td><td>Nombre y apellidos</td></tr>
<tr><td>El motivo de la baja de Ángel, para ajustar turnos</td><td>Que no estará y hasta cuándo está previsto</td></tr>
<tr><td>El teléfono particular de una compañera, para un proveedor</td><td>Nada: tomas el recado y se lo pasas a ella</td></tr>
</tbody>
</table>
<blockquote><p><strong>La pregunta que resuelve casi todo:</strong> ¿qué necesita esta persona para hacer su trabajo? Comparte eso y nada más. Si quien pide se molesta, remítelo a la persona delegada de protección de datos: para eso está.</p></blockquote>
${figura('datos/compartir')}
`);
