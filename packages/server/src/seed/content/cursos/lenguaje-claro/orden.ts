import { figura } from '#seed/content/figuras.ts';
import { prosa } from '#seed/content/prosa.ts';

export const orden = prosa(`
<p>Abre una carta oficial cualquiera. Es probable que empiece por la ley, siga por los antecedentes y deje para el último párrafo lo único que la persona quiere saber: qué pasa conmigo y qué tengo que hacer. Esta lectura consiste en darle la vuelta.</p>
<h2>La pirámide</h2>
<p>Imagina el texto como una pirámide puesta del revés: arriba, lo más ancho e importante; abajo, el detalle que solo algunas personas necesitan.</p>
<ol>
<li><strong>Qué pasa.</strong> La noticia, en una frase.</li>
<li><strong>Qué tienes que hacer,</strong> con fecha y lugar.</li>
<li><strong>Qué ocurre si no lo haces.</strong></li>
<li><strong>Por qué.</strong> El motivo y la norma que lo justifica.</li>
<li><strong>Dónde preguntar</strong> y qué puedes hacer si no estás de acuerdo.</li>
</ol>
${figura('claro/orden')}
<h2>El mismo aviso, dos veces</h2>
<h3>Antes</h3>
<p><em>«De conformidad con lo dispuesto en el artículo 68 de la Ley 39/2015, de 1 de octubre, y habiéndose observado la falta de aportación de la documentación preceptiva, se le requiere para que en el plazo de diez días proceda a la subsanación de la misma, con indicación de que, si así no lo hiciere, se le tendrá por desistido de su petición».</em></p>
<h3>Después</h3>
<p><em>«Para seguir con tu solicitud nos falta el certificado de empadronamiento. Tráelo o envíalo, como muy tarde, el 24 de abril (diez días hábiles). Si no lo recibimos, entenderemos que retiras la solicitud y la archivaremos. Nos lo exige el artículo 68 de la Ley 39/2015».</em></p>
<p>El segundo texto tiene algo más de cuarenta palabras, no ha perdido ningún dato y ha ganado dos: qué documento falta y qué día termina el plazo.</p>
<h2>Los plazos, con fecha</h2>
<p>«Diez días» no significa lo mismo para todo el mundo. En un procedimiento administrativo, si la norma no dice otra cosa, los plazos señalados por días se cuentan en <strong>días hábiles</strong>: fuera sábados, domingos y festivos. Casi nadie lo sabe y casi todo el mundo se equivoca. Haz tú la cuenta y escribe el resultado.</p>
<table>
<thead><tr><th>Evita</th><th>Escribe</th></tr></thead>
<tbody>
<tr><td>En el plazo de diez días</td><td>Hasta el viernes 24 de abril</td></tr>
<tr><td>A la mayor brevedad</td><td>Esta semana</td></tr>
<tr><td>En horario de oficina</td><td>De lunes a viernes, de 9:00 a 14:00</td></tr>
<tr><td>En nuestras dependencias</td><td>En la calle Mayor, 12, planta baja</td></tr>
</tbody>
</table>
<h2>Una prueba de diez segundos</h2>
<p>Enseña tu texto a alguien que no conozca el asunto, déjaselo diez segundos y tápalo. Pregúntale qué tiene que hacer y hasta cuándo. Si no lo sabe, lo importante está demasiado abajo.</p>
`);
