import { figura } from '#seed/content/figuras.ts';
import { prosa } from '#seed/content/prosa.ts';

export const porQue = prosa(`
<p>Alborada atiende, por encargo de varios ayuntamientos, oficinas a las que la gente acude con prisa, con preocupación o con un papel que no entiende. Cuando una carta se entiende mal, la persona vuelve, llama o deja pasar el plazo. Escribir claro no es un adorno: es parte del servicio.</p>
<h2>Qué es el lenguaje claro</h2>
<p>La norma UNE-ISO 24495-1 lo define por su resultado. Un texto está en lenguaje claro cuando quien lo lee puede:</p>
<ol>
<li>obtener la información que <strong>necesita</strong>;</li>
<li><strong>encontrarla</strong> con facilidad;</li>
<li><strong>entenderla</strong>;</li>
<li><strong>usarla</strong> para hacer lo que tiene que hacer.</li>
</ol>
<p>Fíjate en que la norma no habla de frases bonitas ni de palabras sencillas. Habla de lo que ocurre después. Si la persona lo entiende todo pero no sabe a qué ventanilla ir, el texto no ha funcionado.</p>
<h2>Lo que no es</h2>
<ul>
<li><strong>No es simplificar el contenido.</strong> Los requisitos y los plazos siguen siendo los mismos; lo que cambia es cómo se cuentan.</li>
<li><strong>No es tratar de tonto a nadie.</strong> Una abogada también agradece una carta que se entiende a la primera.</li>
<li><strong>No es lectura fácil,</strong> que tiene su propio método y está pensada para personas con dificultades de comprensión.</li>
</ul>
<h2>Lo que cuesta no hacerlo</h2>
<p>Hace dos años, una de nuestras oficinas envió 1.200 cartas sobre el nuevo recibo del agua. En las dos semanas siguientes llegaron 340 llamadas. A seis minutos por llamada, son 34 horas de teléfono: casi una semana entera de una persona.</p>
<table>
<thead><tr><th>Medida</th><th>Carta antigua</th><th>Carta nueva</th></tr></thead>
<tbody>
<tr><td>Palabras</td><td>412</td><td>168</td></tr>
<tr><td>Palabras por frase, de media</td><td>38</td><td>14</td></tr>
<tr><td>Llamadas por cada 100 cartas</td><td>28</td><td>7</td></tr>
</tbody>
</table>
<p>La carta nueva decía lo mismo. Empezaba por lo que había que hacer, ponía el plazo con su fecha y explicaba en una frase por qué había subido el recibo. No hizo falta nada más.</p>
${figura('claro/por-que')}
<h2>Un derecho, además</h2>
<p>Quien se dirige a la Administración tiene derecho a que se le asista y se le oriente sobre los requisitos de lo que pide. Así lo reconocen los artículos 13 y 53 de la Ley 39/2015. Difícilmente se orienta a alguien con un texto que no puede seguir.</p>
<blockquote><p><strong>Antes de continuar,</strong> busca un texto tuyo: una carta, un correo, un aviso. Lo necesitarás en la próxima actividad y volverás a él al final del curso.</p></blockquote>
`);
