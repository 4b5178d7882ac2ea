import { figura } from '#seed/content/figuras.ts';
import { prosa } from '#seed/content/prosa.ts';

export const frases = prosa(`
<p>Nadie habla con frases de cincuenta palabras, porque se quedaría sin aire. Al escribir no nos falta el aire a nosotros: le falta a quien lee. Estas cuatro costumbres arreglan la mayor parte de los textos.</p>
<h2>1. Una idea, una frase</h2>
<p>Procura que tus frases ronden las veinte palabras y que casi ninguna pase de treinta. No se trata de escribir telegramas: una frase larga de vez en cuando da ritmo. El problema es la frase que obliga a volver al principio.</p>
<p>El truco es buscar los enganches (<em>el cual, asimismo, habida cuenta de que, sin perjuicio de</em>) y preguntarte si en ese punto cabe un punto.</p>
<h2>2. Que alguien haga algo</h2>
<p>Las frases administrativas esconden a quien actúa: «se ha procedido a la realización de la revisión». ¿Quién ha revisado? Pon a la persona delante y devuelve el verbo a su sitio.</p>
<table>
<thead><tr><th>Verbo escondido</th><th>Verbo a la vista</th></tr></thead>
<tbody>
<tr><td>Proceder a la devolución</td><td>Devolver</td></tr>
<tr><td>Llevar a cabo una comprobación</td><td>Comprobar</td></tr>
<tr><td>Efectuar el abono</td><td>Pagar</td></tr>
<tr><td>Ser objeto de modificación</td><td>Cambiar</td></tr>
<tr><td>Dar traslado de</td><td>Enviar</td></tr>
</tbody>
</table>
${figura('claro/frases')}
<h2>3. En positivo</h2>
<p>«No se admitirán las solicitudes que no vengan acompañadas del justificante, salvo que no sea exigible». Tres negaciones y nadie sabe si tiene que llevarlo. En positivo: «Adjunta el justificante. Solo puedes dejar de hacerlo si eres menor de edad».</p>
<h2>4. Las listas son para enumerar</h2>
<p>Si hay que llevar cuatro papeles, haz una lista de cuatro líneas. Empieza todas igual (todas con un nombre o todas con un verbo) y pon delante una frase que las presente. Si hay pasos, numéralos. Si no los hay, no los numeres: los números prometen un orden.</p>
<h2>Un párrafo, paso a paso</h2>
<p><strong>Original, 50 palabras:</strong> <em>«Asimismo, se informa de que, habida cuenta de la finalización de las obras que se venían ejecutando en las dependencias de la biblioteca municipal, se procederá a la reapertura de la misma al público el próximo día 3 de mayo, en el horario que habitualmente se venía observando con anterioridad».</em></p>
<p><strong>Reescrito, 14 palabras:</strong> <em>«La biblioteca vuelve a abrir el 3 de mayo, en el horario de siempre».</em></p>
<p>De 50 palabras a 14, y no falta nada. Observa lo que ha desaparecido: <em>asimismo</em>, <em>habida cuenta</em>, <em>se procederá</em>, <em>la misma</em>. Son palabras que suenan a oficial, pero no dicen nada.</p>
<blockquote><p><strong>Y lee en voz alta.</strong> Si te trabas, quien lo lea se trabará también. Es la revisión más barata que existe.</p></blockquote>
`);
