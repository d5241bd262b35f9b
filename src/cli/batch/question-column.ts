import { plainName } from '../../places/index.ts';
import { columnNamed } from './columns.ts';
import { InputError } from './source.ts';

/** The name that the command documents. It comes before all others. */
export const MODEL = 'model';

/**
 * Usual names of a column with devices, in the form of {@link plainName}, by language. "Phone" and its
 * translations are none: such columns hold telephone numbers.
 */
const NAMES: ReadonlySet<string> = new Set(
  [
    ...['model name', 'model code', 'model number', 'device', 'device name', 'device model'],
    ...['phone model', 'mobile model', 'handset', 'handset model', 'smartphone'],
    ...['modell', 'gerät', 'gerätename', 'gerätemodell', 'handymodell', 'modellnummer'],
    ...['modèle', 'appareil', 'modèle d’appareil', 'modèle de téléphone'],
    ...['modelo', 'dispositivo', 'modelo de dispositivo', 'modelo de teléfono', 'modelo de móvil'],
    ...['aparelho', 'modelo do aparelho', 'modelo do celular', 'modelo de celular'],
    ...['modello', 'modello del dispositivo', 'modello del telefono'],
    ...['機種', '機種名', '端末', '端末名', 'モデル', 'モデル名', 'デバイス', '型番'],
    ...['기종', '모델', '모델명', '기기', '기기명', '단말기'],
    ...[
      '型号',
      '机型',
      '设备',
      '设备型号',
      '手机型号',
      '型號',
      '機型',
      '裝置',
      '裝置型號',
      '手機型號',
    ],
    ...['الطراز', 'الجهاز', 'طراز الجهاز', 'طراز الهاتف', 'الموديل'],
    ...['модель', 'устройство', 'модель устройства', 'модель телефона'],
    ...['cihaz', 'cihaz modeli', 'telefon modeli'],
    ...['मॉडल', 'डिवाइस', 'फ़ोन मॉडल'],
  ].map(plainName),
);

/**
 * Returns the column with the device if the user names none: `model`, else the one with another usual name.
 * Without either it is `model`, which the file then lacks.
 *
 * @param present the columns of the file
 * @throws {InputError} if several columns may hold the device
 */
export function usualQuestion(present: readonly string[]): [string] {
  if (columnNamed(MODEL, present) !== undefined) return [MODEL];
  const usual = present.filter((name) => NAMES.has(plainName(name)));
  if (usual.length > 1) {
    const names = usual.map((name) => `"${name}"`).join(' and ');
    throw new InputError(`The columns ${names} may all hold the device. Name one with --column.`);
  }
  return [usual[0] ?? MODEL];
}
