CREATE TABLE "actividades" (
	"id" uuid PRIMARY KEY NOT NULL,
	"creado_en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"actualizado_en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"curso_id" uuid NOT NULL,
	"seccion" uuid NOT NULL,
	"orden" integer NOT NULL,
	"titulo" text collate "es-x-icu" NOT NULL,
	"tipo" text NOT NULL,
	"contenido" jsonb NOT NULL,
	"obligatoria" boolean DEFAULT true NOT NULL,
	"regla" text DEFAULT 'ver' NOT NULL,
	"duracion" integer,
	CONSTRAINT "actividades_de_curso" UNIQUE("id","curso_id")
);
--> statement-breakpoint
CREATE TABLE "cursos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"creado_en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"actualizado_en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"titulo" text collate "es-x-icu" NOT NULL,
	"slug" text DEFAULT '' NOT NULL,
	"descripcion" text DEFAULT '' NOT NULL,
	"imagen" text,
	"categoria" text,
	"etiquetas" text[] DEFAULT '{}' NOT NULL,
	"estado" text DEFAULT 'borrador' NOT NULL,
	"acceso" text DEFAULT 'asignado' NOT NULL,
	"secuencial" boolean DEFAULT false NOT NULL,
	"inicia_en" timestamp(3) with time zone,
	"termina_en" timestamp(3) with time zone,
	"certificado" boolean DEFAULT false NOT NULL,
	"validez_meses" integer,
	CONSTRAINT "cursos_slug_unico" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "inscripciones" (
	"usuario_id" uuid NOT NULL,
	"curso_id" uuid NOT NULL,
	"desde" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"vence_en" timestamp(3) with time zone,
	CONSTRAINT "inscripciones_usuario_id_curso_id_pk" PRIMARY KEY("usuario_id","curso_id")
);
--> statement-breakpoint
CREATE TABLE "secciones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"curso_id" uuid NOT NULL,
	"titulo" text collate "es-x-icu" NOT NULL,
	"orden" integer NOT NULL,
	CONSTRAINT "secciones_de_curso" UNIQUE("id","curso_id")
);
--> statement-breakpoint
CREATE TABLE "evaluaciones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"creado_en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"actualizado_en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"curso_id" uuid NOT NULL,
	"actividad_id" uuid NOT NULL,
	"intentos" integer,
	"espera_minutos" integer DEFAULT 0 NOT NULL,
	"nota_que_cuenta" text DEFAULT 'mejor' NOT NULL,
	"minutos" integer,
	"al_vencer" text DEFAULT 'entregar' NOT NULL,
	"gracia_segundos" integer DEFAULT 15 NOT NULL,
	"abre_en" timestamp(3) with time zone,
	"cierra_en" timestamp(3) with time zone,
	"nota_minima" numeric(6,2) DEFAULT 5 NOT NULL,
	"barajar" boolean DEFAULT false NOT NULL,
	"preguntas_por_intento" integer,
	"revision" text DEFAULT 'al_entregar' NOT NULL,
	"estado" text DEFAULT 'borrador' NOT NULL,
	CONSTRAINT "evaluaciones_actividad_unica" UNIQUE("actividad_id")
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"creado_en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"actualizado_en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"usuario_id" uuid NOT NULL,
	"curso_id" uuid NOT NULL,
	"actividad_id" uuid,
	"pregunta_id" uuid,
	"tipo" text NOT NULL,
	"estrellas" smallint,
	"texto" text,
	"anonimo" boolean DEFAULT false NOT NULL,
	"respuesta" text,
	"estado" text DEFAULT 'nuevo' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "grupo_cursos" (
	"grupo_id" uuid NOT NULL,
	"desde" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"curso_id" uuid NOT NULL,
	"vence_en" timestamp(3) with time zone,
	"vence_en_dias" integer,
	CONSTRAINT "grupo_cursos_grupo_id_curso_id_pk" PRIMARY KEY("grupo_id","curso_id"),
	CONSTRAINT "grupo_cursos_un_vencimiento" CHECK ("grupo_cursos"."vence_en" is null or "grupo_cursos"."vence_en_dias" is null)
);
--> statement-breakpoint
CREATE TABLE "grupo_miembros" (
	"usuario_id" uuid NOT NULL,
	"grupo_id" uuid NOT NULL,
	"desde" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "grupo_miembros_usuario_id_grupo_id_pk" PRIMARY KEY("usuario_id","grupo_id")
);
--> statement-breakpoint
CREATE TABLE "grupo_tutores" (
	"usuario_id" uuid NOT NULL,
	"grupo_id" uuid NOT NULL,
	"desde" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "grupo_tutores_usuario_id_grupo_id_pk" PRIMARY KEY("usuario_id","grupo_id")
);
--> statement-breakpoint
CREATE TABLE "grupos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"creado_en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"actualizado_en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"nombre" text collate "es-x-icu" NOT NULL,
	"descripcion" text,
	"estado" text DEFAULT 'activo' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "perfiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"creado_en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"actualizado_en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"nombre" text collate "es-x-icu" NOT NULL,
	"descripcion" text,
	"permisos" text[] NOT NULL,
	"sistema" boolean DEFAULT false NOT NULL,
	CONSTRAINT "perfiles_nombre_unico" UNIQUE("nombre")
);
--> statement-breakpoint
CREATE TABLE "progreso" (
	"id" uuid PRIMARY KEY NOT NULL,
	"creado_en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"actualizado_en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"usuario_id" uuid NOT NULL,
	"curso_id" uuid NOT NULL,
	"actividad_id" uuid NOT NULL,
	"estado" text NOT NULL,
	"porcentaje" smallint DEFAULT 0 NOT NULL,
	"nota" numeric(6,2),
	"tiempo" integer DEFAULT 0 NOT NULL,
	"intentos" integer DEFAULT 0 NOT NULL,
	"iniciado_en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"completado_en" timestamp(3) with time zone,
	CONSTRAINT "progreso_una_por_persona" UNIQUE("usuario_id","actividad_id")
);
--> statement-breakpoint
CREATE TABLE "credenciales" (
	"usuario_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"temporal" boolean DEFAULT false NOT NULL,
	"expira_en" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "enlaces" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"usuario_id" uuid NOT NULL,
	"tipo" text NOT NULL,
	"expira_en" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idas_al_proveedor" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"estado" text NOT NULL,
	"nonce" text NOT NULL,
	"verificador" text NOT NULL,
	"expira_en" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identidades" (
	"emisor" text NOT NULL,
	"sujeto" text NOT NULL,
	"usuario_id" uuid NOT NULL,
	"desde" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identidades_emisor_sujeto_pk" PRIMARY KEY("emisor","sujeto")
);
--> statement-breakpoint
CREATE TABLE "limites" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "navegadores" (
	"hash" "bytea" NOT NULL,
	"usuario_id" uuid NOT NULL,
	"visto_en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "navegadores_usuario_id_hash_pk" PRIMARY KEY("usuario_id","hash")
);
--> statement-breakpoint
CREATE TABLE "sesiones" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"usuario_id" uuid NOT NULL,
	"agente" text NOT NULL,
	"creada_en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"vista_en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expira_en" timestamp(3) with time zone NOT NULL,
	"motivo_fin" text,
	CONSTRAINT "sesiones_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "usuarios" (
	"id" uuid PRIMARY KEY NOT NULL,
	"creado_en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"actualizado_en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"nombre" text collate "es-x-icu" NOT NULL,
	"apellidos" text collate "es-x-icu" NOT NULL,
	"correo" text,
	"usuario" text,
	"documento" text,
	"telefono" text,
	"perfil" text collate "es-x-icu" NOT NULL,
	"zona_horaria" text,
	"estado" text DEFAULT 'activo' NOT NULL,
	"cambiar_contrasena" boolean DEFAULT false NOT NULL,
	"foto" text,
	"ultimo_acceso" timestamp(3) with time zone,
	"fecha_baja" timestamp(3) with time zone,
	"busqueda" text GENERATED ALWAYS AS (llano(nombre || ' ' || apellidos || ' ' || coalesce(correo, '') || ' ' || coalesce(usuario, '') || ' ' || coalesce(documento, ''))) STORED,
	CONSTRAINT "usuarios_con_que_entrar" CHECK ("usuarios"."correo" is not null or "usuarios"."usuario" is not null or "usuarios"."fecha_baja" is not null)
);
--> statement-breakpoint
CREATE TABLE "cambios" (
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "cambios_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid NOT NULL,
	"comando" text NOT NULL,
	"tipo" text NOT NULL,
	"coleccion" text NOT NULL,
	"documento" text,
	"antes" jsonb,
	"despues" jsonb,
	"detalle" jsonb,
	"silencioso" boolean DEFAULT false NOT NULL,
	CONSTRAINT "cambios_xid_id_pk" PRIMARY KEY("xid","id")
);
--> statement-breakpoint
ALTER TABLE "actividades" ADD CONSTRAINT "actividades_curso_id_cursos_id_fk" FOREIGN KEY ("curso_id") REFERENCES "public"."cursos"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "actividades" ADD CONSTRAINT "actividades_seccion_del_curso" FOREIGN KEY ("seccion","curso_id") REFERENCES "public"."secciones"("id","curso_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inscripciones" ADD CONSTRAINT "inscripciones_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inscripciones" ADD CONSTRAINT "inscripciones_curso_id_cursos_id_fk" FOREIGN KEY ("curso_id") REFERENCES "public"."cursos"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "secciones" ADD CONSTRAINT "secciones_curso_id_cursos_id_fk" FOREIGN KEY ("curso_id") REFERENCES "public"."cursos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluaciones" ADD CONSTRAINT "evaluaciones_curso_id_cursos_id_fk" FOREIGN KEY ("curso_id") REFERENCES "public"."cursos"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluaciones" ADD CONSTRAINT "evaluaciones_actividad_del_curso" FOREIGN KEY ("actividad_id","curso_id") REFERENCES "public"."actividades"("id","curso_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_curso_id_cursos_id_fk" FOREIGN KEY ("curso_id") REFERENCES "public"."cursos"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_actividad_del_curso" FOREIGN KEY ("actividad_id","curso_id") REFERENCES "public"."actividades"("id","curso_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grupo_cursos" ADD CONSTRAINT "grupo_cursos_grupo_id_grupos_id_fk" FOREIGN KEY ("grupo_id") REFERENCES "public"."grupos"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grupo_cursos" ADD CONSTRAINT "grupo_cursos_curso_id_cursos_id_fk" FOREIGN KEY ("curso_id") REFERENCES "public"."cursos"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grupo_miembros" ADD CONSTRAINT "grupo_miembros_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grupo_miembros" ADD CONSTRAINT "grupo_miembros_grupo_id_grupos_id_fk" FOREIGN KEY ("grupo_id") REFERENCES "public"."grupos"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grupo_tutores" ADD CONSTRAINT "grupo_tutores_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grupo_tutores" ADD CONSTRAINT "grupo_tutores_grupo_id_grupos_id_fk" FOREIGN KEY ("grupo_id") REFERENCES "public"."grupos"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progreso" ADD CONSTRAINT "progreso_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progreso" ADD CONSTRAINT "progreso_curso_id_cursos_id_fk" FOREIGN KEY ("curso_id") REFERENCES "public"."cursos"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progreso" ADD CONSTRAINT "progreso_actividad_del_curso" FOREIGN KEY ("actividad_id","curso_id") REFERENCES "public"."actividades"("id","curso_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credenciales" ADD CONSTRAINT "credenciales_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enlaces" ADD CONSTRAINT "enlaces_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identidades" ADD CONSTRAINT "identidades_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "navegadores" ADD CONSTRAINT "navegadores_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sesiones" ADD CONSTRAINT "sesiones_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usuarios" ADD CONSTRAINT "usuarios_perfil_perfiles_nombre_fk" FOREIGN KEY ("perfil") REFERENCES "public"."perfiles"("nombre") ON DELETE restrict ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "actividades_por_curso" ON "actividades" USING btree ("curso_id","orden","id");--> statement-breakpoint
CREATE INDEX "actividades_por_seccion" ON "actividades" USING btree ("seccion");--> statement-breakpoint
CREATE INDEX "actividades_por_titulo" ON "actividades" USING btree ("titulo","id");--> statement-breakpoint
CREATE INDEX "actividades_busqueda" ON "actividades" USING gin (llano("titulo") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "cursos_por_titulo" ON "cursos" USING btree ("titulo","id");--> statement-breakpoint
CREATE INDEX "cursos_abiertos" ON "cursos" USING btree ("titulo","id") WHERE "cursos"."acceso" = 'abierto' and "cursos"."estado" = 'publicado';--> statement-breakpoint
CREATE INDEX "cursos_busqueda" ON "cursos" USING gin (llano("titulo") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "inscripciones_por_curso" ON "inscripciones" USING btree ("curso_id","usuario_id");--> statement-breakpoint
CREATE INDEX "secciones_por_curso" ON "secciones" USING btree ("curso_id","orden");--> statement-breakpoint
CREATE INDEX "evaluaciones_por_curso" ON "evaluaciones" USING btree ("curso_id","estado");--> statement-breakpoint
CREATE INDEX "evaluaciones_por_creacion" ON "evaluaciones" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "feedback_por_curso" ON "feedback" USING btree ("curso_id","creado_en");--> statement-breakpoint
CREATE INDEX "feedback_por_persona" ON "feedback" USING btree ("usuario_id");--> statement-breakpoint
CREATE INDEX "feedback_por_actividad" ON "feedback" USING btree ("actividad_id");--> statement-breakpoint
CREATE INDEX "feedback_por_fecha" ON "feedback" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "grupo_cursos_por_curso" ON "grupo_cursos" USING btree ("curso_id","grupo_id");--> statement-breakpoint
CREATE INDEX "grupo_miembros_por_grupo" ON "grupo_miembros" USING btree ("grupo_id","usuario_id");--> statement-breakpoint
CREATE INDEX "grupo_tutores_por_grupo" ON "grupo_tutores" USING btree ("grupo_id","usuario_id");--> statement-breakpoint
CREATE UNIQUE INDEX "grupos_nombre_unico" ON "grupos" USING btree (llano("nombre"));--> statement-breakpoint
CREATE INDEX "grupos_por_nombre" ON "grupos" USING btree ("nombre","id");--> statement-breakpoint
CREATE INDEX "grupos_busqueda" ON "grupos" USING gin (llano("nombre") gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "perfiles_nombre_llano" ON "perfiles" USING btree (llano("nombre"));--> statement-breakpoint
CREATE INDEX "perfiles_busqueda" ON "perfiles" USING gin (llano("nombre") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "progreso_por_persona" ON "progreso" USING btree ("usuario_id","curso_id");--> statement-breakpoint
CREATE INDEX "progreso_por_curso" ON "progreso" USING btree ("curso_id","usuario_id");--> statement-breakpoint
CREATE INDEX "progreso_por_actividad" ON "progreso" USING btree ("actividad_id");--> statement-breakpoint
CREATE INDEX "progreso_por_fecha" ON "progreso" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "enlaces_por_persona" ON "enlaces" USING btree ("usuario_id");--> statement-breakpoint
CREATE INDEX "identidades_por_persona" ON "identidades" USING btree ("usuario_id");--> statement-breakpoint
CREATE INDEX "limites_por_fin" ON "limites" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "navegadores_por_uso" ON "navegadores" USING btree ("visto_en");--> statement-breakpoint
CREATE INDEX "sesiones_por_persona" ON "sesiones" USING btree ("usuario_id");--> statement-breakpoint
CREATE INDEX "sesiones_por_fin" ON "sesiones" USING btree ("expira_en");--> statement-breakpoint
CREATE UNIQUE INDEX "usuarios_correo_unico" ON "usuarios" USING btree (lower("correo"));--> statement-breakpoint
CREATE UNIQUE INDEX "usuarios_usuario_unico" ON "usuarios" USING btree (lower("usuario"));--> statement-breakpoint
CREATE UNIQUE INDEX "usuarios_documento_unico" ON "usuarios" USING btree ("documento");--> statement-breakpoint
CREATE INDEX "usuarios_por_apellidos" ON "usuarios" USING btree ("apellidos","nombre","id");--> statement-breakpoint
CREATE INDEX "usuarios_por_nombre" ON "usuarios" USING btree ("nombre","apellidos","id");--> statement-breakpoint
CREATE INDEX "usuarios_por_perfil" ON "usuarios" USING btree ("perfil","apellidos","nombre","id");--> statement-breakpoint
CREATE INDEX "usuarios_por_creacion" ON "usuarios" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "usuarios_por_acceso" ON "usuarios" USING btree ("ultimo_acceso");--> statement-breakpoint
CREATE INDEX "usuarios_suspendidos" ON "usuarios" USING btree ("apellidos","nombre","id") WHERE "usuarios"."estado" = 'suspendido';--> statement-breakpoint
CREATE INDEX "usuarios_temporales" ON "usuarios" USING btree ("apellidos","nombre","id") WHERE "usuarios"."cambiar_contrasena";--> statement-breakpoint
CREATE INDEX "usuarios_busqueda" ON "usuarios" USING gin ("busqueda" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "cambios_por_documento" ON "cambios" USING btree ("coleccion","documento","en");--> statement-breakpoint
CREATE INDEX "cambios_por_fecha" ON "cambios" USING btree ("en");