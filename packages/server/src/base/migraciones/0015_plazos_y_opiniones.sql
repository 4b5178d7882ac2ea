-- One rating of each thing by each person: the newest stays, and what was written with the others stays as a comment.
with repetidas as (
  select id, texto from (
    select id, texto, row_number() over (
             partition by usuario_id, curso_id, coalesce(actividad_id, curso_id) order by actualizado_en desc, id) as puesto
      from feedback where tipo = 'valoracion') f
   where puesto > 1),
mudas as (delete from feedback where id in (select id from repetidas where texto is null))
update feedback set tipo = 'comentario', estrellas = null
 where id in (select id from repetidas where texto is not null);
--> statement-breakpoint
ALTER TABLE "grupo_cursos" ADD COLUMN "dias_de_gracia" integer DEFAULT 30 NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX "feedback_una_valoracion" ON "feedback" USING btree ("usuario_id","curso_id",coalesce("actividad_id", "curso_id")) WHERE "feedback"."tipo" = 'valoracion';
--> statement-breakpoint
CREATE INDEX "progreso_completadas" ON "progreso" USING btree ("completado_en","usuario_id") WHERE "progreso"."estado" = 'completada';
--> statement-breakpoint
ALTER TABLE "grupo_cursos" ADD CONSTRAINT "grupo_cursos_gracia" CHECK ("grupo_cursos"."dias_de_gracia" between 0 and 365);