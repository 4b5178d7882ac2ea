CREATE TABLE "carga_archivos" (
	"carga_id" uuid PRIMARY KEY NOT NULL,
	"contenido" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "carga_filas" (
	"carga_id" uuid NOT NULL,
	"linea" integer NOT NULL,
	"celdas" text[] NOT NULL,
	"estado" text DEFAULT 'pendiente' NOT NULL,
	"usuario_id" uuid,
	"correo" text,
	"usuario" text,
	"documento" text,
	"errores" jsonb,
	"avisos" jsonb,
	"cambios" jsonb,
	"grupos_nuevos" text[],
	"resultado" text,
	"nota" text,
	"entra" uuid[],
	"sale" uuid[],
	"invitada_en" timestamp(3) with time zone,
	"deshecha" text,
	CONSTRAINT "carga_filas_carga_id_linea_pk" PRIMARY KEY("carga_id","linea")
);
--> statement-breakpoint
CREATE TABLE "carga_mapeos" (
	"usuario_id" uuid NOT NULL,
	"firma" text NOT NULL,
	"mapeo" text[] NOT NULL,
	"usado_en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carga_mapeos_usuario_id_firma_pk" PRIMARY KEY("usuario_id","firma")
);
--> statement-breakpoint
CREATE TABLE "carga_salidas" (
	"carga_id" uuid NOT NULL,
	"usuario_id" uuid NOT NULL,
	CONSTRAINT "carga_salidas_carga_id_usuario_id_pk" PRIMARY KEY("carga_id","usuario_id")
);
--> statement-breakpoint
CREATE TABLE "cargas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"quien" uuid NOT NULL,
	"ordenada_por" uuid,
	"archivo" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"formato" text NOT NULL,
	"codificacion" text,
	"separador" text,
	"hoja" text,
	"hojas" text[] DEFAULT '{}' NOT NULL,
	"encabezados" text[] DEFAULT '{}' NOT NULL,
	"muestra" text,
	"avisos" text[] DEFAULT '{}' NOT NULL,
	"filas" integer DEFAULT 0 NOT NULL,
	"estado" text DEFAULT 'leida' NOT NULL,
	"mapeo" text[] NOT NULL,
	"mapeo_recordado" boolean DEFAULT false NOT NULL,
	"modo" text DEFAULT 'crear_y_actualizar' NOT NULL,
	"clave" text DEFAULT 'correo' NOT NULL,
	"politica" text DEFAULT 'sobrescribir' NOT NULL,
	"vaciar" boolean DEFAULT false NOT NULL,
	"grupos" text DEFAULT 'anadir' NOT NULL,
	"crear_grupos" boolean DEFAULT false NOT NULL,
	"grupo_id" uuid,
	"usuario_plantilla" text DEFAULT 'ninguna' NOT NULL,
	"contrasenas" text DEFAULT 'invitacion' NOT NULL,
	"sitio" text DEFAULT '' NOT NULL,
	"todo_o_nada" boolean DEFAULT false NOT NULL,
	"nuevas" integer DEFAULT 0 NOT NULL,
	"cambian" integer DEFAULT 0 NOT NULL,
	"iguales" integer DEFAULT 0 NOT NULL,
	"errores" integer DEFAULT 0 NOT NULL,
	"con_aviso" integer DEFAULT 0 NOT NULL,
	"descartadas" integer DEFAULT 0 NOT NULL,
	"grupos_nuevos" text[] DEFAULT '{}' NOT NULL,
	"salen" integer DEFAULT 0 NOT NULL,
	"hechas" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"motivo" text,
	"creadas" integer DEFAULT 0 NOT NULL,
	"actualizadas" integer DEFAULT 0 NOT NULL,
	"sin_cambios" integer DEFAULT 0 NOT NULL,
	"fallidas" integer DEFAULT 0 NOT NULL,
	"salieron" integer DEFAULT 0 NOT NULL,
	"grupos_creados" uuid[] DEFAULT '{}' NOT NULL,
	"nombres_creados" text[] DEFAULT '{}' NOT NULL,
	"cuentas_quitadas" integer DEFAULT 0 NOT NULL,
	"cuentas_conservadas" integer DEFAULT 0 NOT NULL,
	"personas_restauradas" integer DEFAULT 0 NOT NULL,
	"personas_con_cambios" integer DEFAULT 0 NOT NULL,
	"grupos_quitados" integer DEFAULT 0 NOT NULL,
	"creada_en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"terminada_en" timestamp(3) with time zone,
	"deshacible_hasta" timestamp(3) with time zone,
	"contrasenas_en" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "carga_archivos" ADD CONSTRAINT "carga_archivos_carga_id_cargas_id_fk" FOREIGN KEY ("carga_id") REFERENCES "public"."cargas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carga_filas" ADD CONSTRAINT "carga_filas_carga_id_cargas_id_fk" FOREIGN KEY ("carga_id") REFERENCES "public"."cargas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carga_mapeos" ADD CONSTRAINT "carga_mapeos_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carga_salidas" ADD CONSTRAINT "carga_salidas_carga_id_cargas_id_fk" FOREIGN KEY ("carga_id") REFERENCES "public"."cargas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carga_salidas" ADD CONSTRAINT "carga_salidas_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cargas" ADD CONSTRAINT "cargas_quien_usuarios_id_fk" FOREIGN KEY ("quien") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carga_filas_por_correo" ON "carga_filas" USING btree ("carga_id","correo") WHERE "carga_filas"."correo" is not null;--> statement-breakpoint
CREATE INDEX "carga_filas_por_usuario" ON "carga_filas" USING btree ("carga_id","usuario") WHERE "carga_filas"."usuario" is not null;--> statement-breakpoint
CREATE INDEX "carga_filas_por_documento" ON "carga_filas" USING btree ("carga_id","documento") WHERE "carga_filas"."documento" is not null;--> statement-breakpoint
CREATE INDEX "carga_filas_por_persona" ON "carga_filas" USING btree ("usuario_id") WHERE "carga_filas"."usuario_id" is not null;--> statement-breakpoint
CREATE INDEX "cargas_por_fecha" ON "cargas" USING btree ("creada_en","id");--> statement-breakpoint
CREATE INDEX "cargas_por_persona" ON "cargas" USING btree ("quien","creada_en","id");--> statement-breakpoint
CREATE INDEX "cargas_en_marcha" ON "cargas" USING btree ("estado") WHERE "cargas"."estado" in ('importando', 'deshaciendo');