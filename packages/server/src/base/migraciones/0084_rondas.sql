-- A person takes a course in rounds. What is kept gets another name, because what everybody reads by the old one are views
-- over it (base/reglas/rondas.sql), which show the round that is open at the moment of the question.
ALTER TABLE "progreso" RENAME TO "progreso_guardado";--> statement-breakpoint
ALTER TABLE "progreso_guardado" RENAME CONSTRAINT "progreso_usuario_id_usuarios_id_fk" TO "progreso_guardado_usuario_id_usuarios_id_fk";--> statement-breakpoint
ALTER TABLE "progreso_guardado" RENAME CONSTRAINT "progreso_curso_id_cursos_id_fk" TO "progreso_guardado_curso_id_cursos_id_fk";--> statement-breakpoint
ALTER INDEX "progreso_pkey" RENAME TO "progreso_guardado_pkey";--> statement-breakpoint
ALTER TABLE "curso_avance" RENAME TO "curso_avance_guardado";--> statement-breakpoint
ALTER TABLE "matriculas" RENAME TO "matriculas_guardadas";--> statement-breakpoint
-- From PostgreSQL 18 on what may not be empty has a name too.
do $$ declare una record; begin
  for una in select t.nuevo, k.conname, replace(k.conname, t.viejo || '_', t.nuevo || '_') as nombre
    from (values ('progreso', 'progreso_guardado'), ('curso_avance', 'curso_avance_guardado'), ('matriculas', 'matriculas_guardadas'))
      t (viejo, nuevo) join pg_constraint k on k.conrelid = t.nuevo::regclass and k.contype = 'n'
  loop
    execute format('alter table %I rename constraint %I to %I', una.nuevo, una.conname, una.nombre);
  end loop;
end $$;--> statement-breakpoint
CREATE TABLE "curso_renovaciones" (
	"curso_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"validez_dia" text,
	"validez_minimo_meses" smallint DEFAULT 6 NOT NULL,
	"dias_para_renovar" smallint DEFAULT 60 NOT NULL,
	"dias_de_margen" smallint DEFAULT 0 NOT NULL,
	"renovar_ya" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "progreso_pasado" (
	"id" uuid PRIMARY KEY NOT NULL,
	"creado_en" timestamp(3) with time zone DEFAULT ahora() NOT NULL,
	"actualizado_en" timestamp(3) with time zone DEFAULT ahora() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"usuario_id" uuid NOT NULL,
	"curso_id" uuid NOT NULL,
	"actividad_id" uuid NOT NULL,
	"estado" text NOT NULL,
	"porcentaje" smallint DEFAULT 0 NOT NULL,
	"nota" numeric(6,2),
	"tiempo" integer DEFAULT 0 NOT NULL,
	"intentos" integer DEFAULT 0 NOT NULL,
	"iniciado_en" timestamp(3) with time zone DEFAULT ahora() NOT NULL,
	"completado_en" timestamp(3) with time zone,
	"suyo_en" timestamp(3) with time zone,
	"ronda" smallint NOT NULL,
	CONSTRAINT "progreso_pasado_una_por_ronda" UNIQUE("usuario_id","actividad_id","ronda")
);
--> statement-breakpoint
CREATE TABLE "rondas" (
	"usuario_id" uuid NOT NULL,
	"curso_id" uuid NOT NULL,
	"ronda" smallint NOT NULL,
	"terminado_en" timestamp(3) with time zone NOT NULL,
	"cuenta_desde" date NOT NULL,
	"vale_hasta" date,
	"ultimo_dia" date,
	"abre_el" date,
	"abierta_en" timestamp(3) with time zone,
	"abierta_por" uuid,
	"motivo" text,
	"deshecha_en" timestamp(3) with time zone,
	"pasada_en" timestamp(3) with time zone,
	"desde" timestamp(3) with time zone,
	"vence_en" timestamp(3) with time zone,
	"iniciado_en" timestamp(3) with time zone,
	"hechas" integer,
	"total" integer,
	"plazos" jsonb,
	CONSTRAINT "rondas_usuario_id_curso_id_ronda_pk" PRIMARY KEY("usuario_id","curso_id","ronda")
);
--> statement-breakpoint
ALTER TABLE "entregas" DROP CONSTRAINT "entregas_un_intento";--> statement-breakpoint
ALTER TABLE "intentos" DROP CONSTRAINT "intentos_un_numero";--> statement-breakpoint
DROP INDEX "entregas_una_abierta";--> statement-breakpoint
ALTER TABLE "entregas" ADD COLUMN "ronda" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "intentos" ADD COLUMN "ronda" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "matriculas_guardadas" ADD COLUMN "ronda" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "matriculas_guardadas" ADD COLUMN "abierta_en" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "matriculas_guardadas" ADD COLUMN "terminada" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "matriculas_guardadas" ADD COLUMN "vale_hasta" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "matriculas_guardadas" ADD COLUMN "siguiente_en" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "matriculas_guardadas" ADD COLUMN "siguiente_vence_en" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "matriculas_guardadas" ADD COLUMN "vence_al_volver" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "curso_renovaciones" ADD CONSTRAINT "curso_renovaciones_curso_id_cursos_id_fk" FOREIGN KEY ("curso_id") REFERENCES "public"."cursos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progreso_pasado" ADD CONSTRAINT "progreso_pasado_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progreso_pasado" ADD CONSTRAINT "progreso_pasado_curso_id_cursos_id_fk" FOREIGN KEY ("curso_id") REFERENCES "public"."cursos"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rondas" ADD CONSTRAINT "rondas_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rondas" ADD CONSTRAINT "rondas_curso_id_cursos_id_fk" FOREIGN KEY ("curso_id") REFERENCES "public"."cursos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rondas" ADD CONSTRAINT "rondas_abierta_por_usuarios_id_fk" FOREIGN KEY ("abierta_por") REFERENCES "public"."usuarios"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "progreso_pasado_por_persona" ON "progreso_pasado" USING btree ("usuario_id","curso_id","ronda");--> statement-breakpoint
CREATE INDEX "progreso_pasado_por_curso" ON "progreso_pasado" USING btree ("curso_id");--> statement-breakpoint
CREATE INDEX "progreso_pasado_por_actividad" ON "progreso_pasado" USING btree ("actividad_id");--> statement-breakpoint
CREATE INDEX "rondas_por_curso" ON "rondas" USING btree ("curso_id","usuario_id");--> statement-breakpoint
CREATE INDEX "matriculas_por_abrir" ON "matriculas_guardadas" USING btree ("siguiente_en") WHERE "matriculas_guardadas"."siguiente_en" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "entregas_una_abierta" ON "entregas" USING btree ("actividad_id","usuario_id","ronda") WHERE "entregas"."estado" in ('borrador', 'entregada');--> statement-breakpoint
ALTER TABLE "entregas" ADD CONSTRAINT "entregas_un_intento" UNIQUE("actividad_id","usuario_id","ronda","intento");--> statement-breakpoint
ALTER TABLE "intentos" ADD CONSTRAINT "intentos_un_numero" UNIQUE("evaluacion_id","usuario_id","ronda","numero");--> statement-breakpoint
drop function if exists matriculas_de(par_de_avance[]);--> statement-breakpoint
-- What exists is the first round, and what was completed before validity was counted never expires.
insert into rondas (usuario_id, curso_id, ronda, terminado_en, cuenta_desde, vale_hasta, abre_el)
  select v.usuario_id, v.curso_id, 1, v.terminado_en, d.dia, d.hasta, greatest(d.hasta - 60, d.dia + (d.hasta - d.dia) / 2)
    from curso_avance_guardado v join usuarios u on u.id = v.usuario_id join cursos c on c.id = v.curso_id cross join academia a
    cross join lateral (select case
      when u.zona_horaria ~* '^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)/'
      then u.zona_horaria else a.zona_horaria end as zona) z
    cross join lateral (select (v.terminado_en at time zone z.zona)::date as dia,
      case when v.terminado_en >= a.certifica_desde
        then ((v.terminado_en at time zone z.zona)::date + make_interval(months => c.validez_meses))::date end as hasta) d
   where v.terminado_en is not null;--> statement-breakpoint
update matriculas_guardadas m set terminada = true,
       vale_hasta = coalesce((r.vale_hasta + 1)::timestamp at time zone z.zona, 'infinity'),
       siguiente_en = case when c.estado = 'publicado' then r.abre_el::timestamp at time zone z.zona end,
       siguiente_vence_en = (r.vale_hasta + time '23:59:59') at time zone z.zona
  from rondas r join usuarios u on u.id = r.usuario_id join cursos c on c.id = r.curso_id cross join academia a
  cross join lateral (select case
    when u.zona_horaria ~* '^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)/'
    then u.zona_horaria else a.zona_horaria end as zona) z
 where m.usuario_id = r.usuario_id and m.curso_id = r.curso_id;
